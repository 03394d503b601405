"""tf.variable_creator_scope: functions that are asked, in turn, for every variable that is made."""

import contextlib
import functools
import inspect
from collections.abc import Callable, Iterator
from typing import Any

from etch import _core, enums


def _options(
    initial_value=None,
    trainable=None,
    validate_shape=True,
    caching_device=None,
    name=None,
    variable_def=None,
    dtype=None,
    import_scope=None,
    constraint=None,
    synchronization=enums.VariableSynchronization.AUTO,
    aggregation=enums.VariableAggregation.NONE,
    shape=None,
    experimental_enable_variable_lifting=None,
) -> None:
    """What tf.Variable takes: creators are given all of it."""


_SIGNATURE = inspect.signature(_options)


def create(creators: tuple, args: tuple, kwargs: dict | None) -> Any:
    """What the creators make of tf.Variable(*args, **kwargs): the innermost is asked first, and may ask the next."""
    bound = _SIGNATURE.bind(*args, **(kwargs or {}))
    bound.apply_defaults()
    made = _make
    for creator in creators:
        made = functools.partial(creator, made)
    return made(**bound.arguments)


def _make(**options: Any) -> _core.Variable:
    return _core.new_variable(**{k: v for k, v in options.items() if k in _SIGNATURE.parameters})


@contextlib.contextmanager
def variable_creator_scope(variable_creator: Callable[..., Any]) -> Iterator[None]:
    """Inside, tf.Variable(...) is `variable_creator(next_creator, **options)`, in this thread."""
    before = _core.set_variable_creators(None)
    _core.set_variable_creators((*(before or ()), variable_creator))
    try:
        yield
    finally:
        _core.set_variable_creators(before)
