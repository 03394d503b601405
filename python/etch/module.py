"""tf.Module: a named object that knows the variables and modules among its attributes."""

import functools
import re
from collections.abc import Callable, Iterator
from typing import Any

from etch import _core

_VALID_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*\Z")
_WORD_START = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<!^)(?=[A-Z][a-z])")


def _snake_case(name: str) -> str:
    """MyBigNet -> my_big_net, HTTPModel -> http_model."""
    return _WORD_START.sub("_", name).lower()


class Module:
    """Base class of models and their parts.

    Attributes are looked at when somebody asks: by sorted name, through lists, tuples and dicts, and then, one after
    the other, those of the modules among them. What is met twice counts once.
    """

    _TF_MODULE_IGNORED_PROPERTIES = frozenset()  # names of attributes that are not looked at; for classes to set

    def __init__(self, name: str | None = None) -> None:
        if name is None:
            name = _snake_case(type(self).__name__)
        if not isinstance(name, str) or not _VALID_NAME.match(name):
            raise ValueError(f"{name!r} is not a valid module name: it must be an identifier, as names of classes are.")
        self._name = name
        with _core.name_scope(name) as scope:
            self._scope_name = scope

    @property
    def name(self) -> str:
        """The name that it was given, or its class's."""
        return self._name

    @property
    def name_scope(self) -> Any:
        """A tf.name_scope: names of variables made inside begin with the module's."""
        return _core.name_scope(self._scope_name)

    @property
    def variables(self) -> tuple:
        """The variables of this module and those inside it."""
        return tuple(self._flatten(predicate=_is_variable))

    @property
    def trainable_variables(self) -> tuple:
        """Those of its variables that tapes watch by themselves."""
        return tuple(self._flatten(predicate=lambda x: _is_variable(x) and x.trainable))

    @property
    def non_trainable_variables(self) -> tuple:
        """Those of its variables that tapes do not watch by themselves."""
        return tuple(self._flatten(predicate=lambda x: _is_variable(x) and not x.trainable))

    @property
    def submodules(self) -> tuple:
        """All modules inside it."""
        return tuple(self._flatten(predicate=lambda x: isinstance(x, Module)))

    def _flatten(self, recursive: bool = True, predicate: Callable[[Any], bool] | None = None) -> Iterator:
        """The leaves of its attributes that the predicate accepts."""
        yield from _leaves(self, recursive, predicate or (lambda _: True), {id(self)})

    @classmethod
    def with_name_scope(cls, method: Callable) -> Callable:
        """Decorates a method: it runs inside of the module's name_scope."""

        @functools.wraps(method)
        def in_scope(self: "Module", *args: Any, **kwargs: Any) -> Any:
            with self.name_scope:
                return method(self, *args, **kwargs)

        return in_scope


def _is_variable(x: Any) -> bool:
    return isinstance(x, _core.Variable)


def _leaves(module: Module, recursive: bool, predicate: Callable[[Any], bool], seen: set[int]) -> Iterator:
    """Leaves of one module, then those of the modules among them, in the order in which these were met."""
    inside = []
    attributes = vars(module)
    for name in sorted(attributes):
        if name in module._TF_MODULE_IGNORED_PROPERTIES:
            continue
        try:
            leaves = _core.nest_flatten(attributes[name])
        except TypeError as error:
            raise ValueError(f"Error processing property {name!r} of {module!r}") from error
        for leaf in leaves:
            if id(leaf) in seen:
                continue
            if _is_variable(leaf) or isinstance(leaf, Module):
                seen.add(id(leaf))
            if predicate(leaf):
                yield leaf
            if recursive and isinstance(leaf, Module):
                inside.append(leaf)
    for child in inside:
        yield from _leaves(child, recursive, predicate, seen)
