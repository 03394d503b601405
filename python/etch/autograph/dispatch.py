"""Calls from converted code: each callable is converted before it is called, or called as it is."""

from __future__ import annotations

import contextlib
import functools
import os
import threading
import types
from typing import Any, Callable, Iterator, Mapping

from etch._core import OperatorNotAllowedInGraphError
from etch.autograph import conversion, logs, rules
from etch.autograph.errors import ConversionError
from etch.autograph.operators import builtins
from etch.autograph.options import Options
from etch.autograph.passes.unsupported import UnsupportedError
from etch.autograph.source import NoSourceError

_state = threading.local()
_failed: dict[tuple[types.CodeType, bool], str] = {}
"""What was warned about and why: once as what the user decorated, once as what is called from there."""


@contextlib.contextmanager
def active(options: Options | None) -> Iterator[None]:
    """Marks that a function is being traced in this thread, converted with `options`, or not if they are None."""
    around = active_options()
    _state.options = options
    try:
        yield
    finally:
        _state.options = around


def active_options() -> Options | None:
    """The options with which the function being traced was converted; None if there is none."""
    return getattr(_state, "options", None)


def is_disabled() -> bool:
    """Whether a function marked `do_not_convert` is running in this thread."""
    return getattr(_state, "disabled", 0) > 0


@contextlib.contextmanager
def disabled() -> Iterator[None]:
    """Switches AutoGraph off for this thread."""
    _state.disabled = getattr(_state, "disabled", 0) + 1
    try:
        yield
    finally:
        _state.disabled -= 1


def call_from_converted(options: Options, function: Callable, /, *args: Any, **kwargs: Any) -> Any:
    """What `f(...)` in converted code does."""
    overload = builtins.find(function, options, builtins.caller(1))
    if overload is not None:
        return overload(*args, **kwargs)
    if not options.recursive:
        return function(*args, **kwargs)
    return converted_call(function, args, kwargs, options)


def converted_call(
    function: Callable, args: tuple, kwargs: Mapping[str, Any], options: Options, requested: bool = False
) -> Any:
    """Converts `function` if it should be, and calls it.

    `requested`: the user asked for this very function, so that it is converted even where those of its module are not.
    """
    while isinstance(function, functools.partial) and type(function) is functools.partial:
        args, kwargs = (*function.args, *args), {**function.keywords, **kwargs}
        function = function.func
    found = _convertible(function, requested)
    if found is None:
        return _call_as_it_is(function, args, kwargs)
    plain, bound = found
    try:
        converted = conversion.convert(plain, options)
    except Exception as error:
        _fall_back(function, (plain.__code__, requested), error)
        return _call_as_it_is(function, args, kwargs)
    logs.tell(1, "Converted call: %r\n    args: %r\n    kwargs: %r\n", function, args, kwargs)
    return converted(*bound, *args, **kwargs)


def _convertible(function: Any, requested: bool) -> tuple[types.FunctionType, tuple] | None:
    """The Python function to convert, with the arguments bound to it; None to call `function` as it is."""
    if is_disabled() or rules.never_converted(function):
        return None
    found = rules.plain_function(function)
    if found is None or rules.already_converted(found[0]) or (found[0].__code__, requested) in _failed:
        return None
    return found if requested or not rules.left_alone(function) else None


def _call_as_it_is(function: Callable, args: tuple, kwargs: Mapping[str, Any]) -> Any:
    """Calls what is not converted; where a tensor then decides a Python branch, the error says why it was not."""
    try:
        return function(*args, **kwargs)
    except OperatorNotAllowedInGraphError as error:
        why = _cause(function)
        if why is not None and "AutoGraph did not convert" not in str(error):
            name = getattr(function, "__qualname__", repr(function))
            error.args = (f"{error} AutoGraph did not convert '{name}': {why}.",)
        raise


def _cause(function: Any) -> str | None:
    """Why a function of the program's own is not converted; None where nobody would expect that it is."""
    if getattr(function, rules.UNCONVERTED_MARK, False) or is_disabled():
        return "do_not_convert says so"
    code = getattr(getattr(function, "__func__", function), "__code__", None)
    if code is not None and code.co_filename == "<string>":
        return "its source cannot be read, since it was made by exec"
    return _failed.get((code, True)) or _failed.get((code, False))


def _fall_back(function: Any, key: tuple[types.CodeType, bool], error: Exception) -> None:
    """Says that a function runs as it is; raises instead if the environment asks for strictness."""
    if os.environ.get("AUTOGRAPH_STRICT_CONVERSION") == "1":
        raise ConversionError(f"converting {function}: {error}") from error
    expected = isinstance(error, (UnsupportedError, NoSourceError))
    cause = str(error) if expected else f"{type(error).__name__}: {error}"
    _failed[key] = cause
    logs.warn(
        "AutoGraph could not transform %s and will run it as-is.\nCause: %s\n"
        "To silence this warning, decorate the function with @tf.autograph.experimental.do_not_convert",
        function, cause,
    )
