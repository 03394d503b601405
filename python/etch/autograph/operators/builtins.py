"""Python's built-in functions on tensors, and those that look at the frame of their caller."""

from __future__ import annotations

import functools
import sys
import types
import weakref
from typing import Any, Callable

from etch.autograph import tensors
from etch.autograph.options import Feature, Options
from etch.autograph.passes.base import OPERATORS

_ranges: dict[int, tuple[weakref.ref, tuple]] = {}


def find(function: Callable, options: Options, frame: types.FrameType) -> Callable | None:
    """What to call in place of `function`; None if it has no overload. `frame` is that of the caller."""
    if function is tensors.range_function():
        return _remembered_range
    if getattr(function, "__module__", None) != "builtins":
        return None
    if function is print:
        return print_ if options.has(Feature.BUILTIN_FUNCTIONS) else None
    on_frame = _ON_FRAMES.get(function)
    return functools.partial(on_frame, frame) if on_frame else _OVERLOADS.get(function)


def len_(value: Any) -> Any:
    """`len`."""
    return tensors.length(value) if tensors.is_tensor(value) or tensors.is_array(value) else len(value)


def range_(*bounds: Any) -> Any:
    """`range`."""
    if not any(map(tensors.is_tensor, bounds)):
        return range(*bounds)
    if len(bounds) == 1:
        bounds = (0, *bounds)
    if len(bounds) == 2:
        made, bounds = tensors.make_range(*bounds), (*bounds, 1)
    else:
        made = tensors.make_range(*bounds)
    _remember(made, bounds)
    return made


def _remembered_range(*args: Any, **kwargs: Any) -> Any:
    """`tf.range`, remembered so that a loop over it can count instead."""
    given = dict(zip(("start", "limit", "delta"), args)) | kwargs
    start, limit, delta = given.get("start"), given.get("limit"), given.get("delta", 1)
    if limit is None:
        start, limit = 0, start
    if any(map(tensors.is_tensor, (start, limit, delta))):
        made = tensors.make_range(start, limit, delta, dtype=given.get("dtype"), name=given.get("name"))
    else:
        made = tensors.range_function()(*args, **kwargs)
    _remember(made, (start, limit, delta))
    return made


def _remember(made: Any, bounds: tuple) -> None:
    key = id(made)
    _ranges[key] = weakref.ref(made, lambda _: _ranges.pop(key, None)), bounds


def range_bounds(tensor: Any) -> tuple | None:
    """Start, limit and step of a tensor that came from a range; None for others."""
    known = _ranges.get(id(tensor))
    return known[1] if known is not None and known[0]() is tensor else None


def abs_(value: Any) -> Any:
    """`abs`."""
    return tensors.absolute(value) if tensors.is_tensor(value) else abs(value)


def int_(value: Any = 0, *base: Any, **kwargs: Any) -> Any:
    """`int`."""
    return tensors.to_number(value, False) if tensors.is_staged(value) else int(value, *base, **kwargs)


def float_(value: Any = 0.0) -> Any:
    """`float`."""
    return tensors.to_number(value, True) if tensors.is_staged(value) else float(value)


def sorted_(items: Any, *, key: Callable | None = None, reverse: bool = False) -> Any:
    """`sorted`."""
    if not tensors.is_staged(items):
        return sorted(items, key=key, reverse=reverse)
    return tensors.sort(items, key, reverse)


def print_(*values: Any, **kwargs: Any) -> None:
    """`print`; with a tensor among the values it prints each time the program runs."""
    if any(map(tensors.is_staged, values)):
        tensors.call_at_run_time(lambda *shown: print(*shown, **kwargs), values)
    else:
        print(*values, **kwargs)


def _locals(frame: types.FrameType) -> dict[str, Any]:
    """The local names of the user's function: those of the bodies that lead to `frame`, and of the function."""
    found: dict[str, Any] = {}
    package = __package__.rpartition(".")[0]
    while frame is not None:
        inside = frame.f_globals.get("__name__", "").startswith(package)
        if not inside:
            found = {key: value for key, value in frame.f_locals.items() if not key.startswith(OPERATORS)} | found
            if not frame.f_code.co_name.startswith(OPERATORS):
                break
        frame = frame.f_back
    return found


def _eval(frame: types.FrameType, text: Any, globals_: dict | None = None, locals_: Any = None) -> Any:
    if globals_ is None:
        return eval(text, frame.f_globals, _locals(frame) if locals_ is None else locals_)
    return eval(text, globals_, locals_)


def caller(depth: int) -> types.FrameType:
    """The frame `depth` calls above the caller of this function."""
    return sys._getframe(depth + 1)


_OVERLOADS: dict[Callable, Callable] = {
    len: len_,
    range: range_,
    abs: abs_,
    int: int_,
    float: float_,
    sorted: sorted_,
}

_ON_FRAMES: dict[Callable, Callable] = {
    locals: _locals,
    globals: lambda frame: frame.f_globals,
    eval: _eval,
}
