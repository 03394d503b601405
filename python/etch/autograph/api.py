"""The functions that users and the rest of the library call."""

from __future__ import annotations

import functools
import inspect
import types
from typing import Any, Callable, Iterable, Mapping

from etch.autograph import conversion, dispatch, errors
from etch.autograph.operators import lists
from etch.autograph.options import Feature, Options, make_options
from etch.autograph.rules import UNCONVERTED_MARK

_NOT_GIVEN = object()


def call_converted(
    function: Callable, args: tuple = (), kwargs: Mapping[str, Any] | None = None, options: Options | None = None
) -> Any:
    """Calls `function` as a trace does: converted, with its errors told in the user's lines."""
    options = options or Options()
    try:
        with dispatch.active(options):
            result = dispatch.converted_call(function, args, kwargs or {}, options, requested=True)
            return lists.plain(result) if options.has(Feature.LISTS) else result
    except Exception as error:
        told = errors.rewrite(error)
        if told is None:
            raise
    # Outside of the handler, so that the original is no context of the new error.
    raise told


def convert_callable(function: Callable) -> Callable:
    """For functions of the library that take a callable, such as `map_fn`: the callable, converted when it is called
    if the function that is being traced is."""
    options = dispatch.active_options()
    if options is None or not options.recursive or dispatch.is_disabled():
        return function

    def converted(*args: Any, **kwargs: Any) -> Any:
        return dispatch.converted_call(function, args, kwargs, options)

    return converted


def to_graph(
    entity: Callable,
    recursive: bool = True,
    experimental_optional_features: Feature | Iterable[Feature] | None = None,
) -> Callable:
    """The converted function. Called while tracing, control flow on its tensors is staged."""
    plain, bound = _plain(entity)
    try:
        made = conversion.convert(plain, make_options(experimental_optional_features, recursive))
    except Exception as error:
        raise errors.ConversionError(f"converting {entity}: {type(error).__name__}: {error}") from error
    functools.update_wrapper(made, plain)
    return types.MethodType(made, bound) if bound is not None else made


def to_code(
    entity: Callable,
    recursive: bool = True,
    experimental_optional_features: Feature | Iterable[Feature] | None = None,
) -> str:
    """The text of the converted function."""
    plain, _ = _plain(entity)
    try:
        return conversion.to_source(plain, make_options(experimental_optional_features, recursive))
    except Exception as error:
        raise errors.ConversionError(f"converting {entity}: {type(error).__name__}: {error}") from error


def do_not_convert(func: Callable | None = None) -> Callable:
    """Decorator: the function runs as it is, and AutoGraph is off for everything that it calls."""
    if func is None:
        return do_not_convert

    @functools.wraps(func)
    def unconverted(*args: Any, **kwargs: Any) -> Any:
        with dispatch.disabled():
            return func(*args, **kwargs)

    if inspect.ismethod(func) or inspect.isfunction(func):
        unconverted.__signature__ = inspect.signature(func)
    setattr(unconverted, UNCONVERTED_MARK, True)
    return unconverted


def set_loop_options(
    parallel_iterations: Any = _NOT_GIVEN,
    swap_memory: Any = _NOT_GIVEN,
    maximum_iterations: Any = _NOT_GIVEN,
    shape_invariants: Any = _NOT_GIVEN,
) -> None:
    """Sets options of the loop in whose body it is the first statement; elsewhere it does nothing.

    They count when the loop is staged: `maximum_iterations` bounds it, `shape_invariants` is a list of pairs (variable,
    shape) for variables whose shape changes; the other two are accepted and only passed on.
    """


def _plain(entity: Any) -> tuple[types.FunctionType, Any]:
    """The function behind a function or method, and the object a method is bound to."""
    if isinstance(entity, types.FunctionType):
        return entity, None
    if isinstance(entity, types.MethodType):
        return entity.__func__, entity.__self__
    raise errors.ConversionError(
        f"converting {entity}: ValueError: it has no __code__ object, so it cannot be converted; of a tf.function, "
        "pass f.python_function"
    )
