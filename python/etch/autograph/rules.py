"""Which callables are converted, and which are left as they are."""

from __future__ import annotations

import collections
import copy
import functools
import inspect
import re
import sys
import types
from typing import Any

from etch.autograph import conversion, logs

_LIBRARIES = frozenset({
    "collections", "copy", "cProfile", "inspect", "ipdb", "linecache", "mock", "pathlib", "pdb", "posixpath", "pstats",
    "re", "threading", "urllib", "matplotlib", "numpy", "pandas", "etch", "tensorflow", "PIL", "absl.logging",
    "tensorflow_probability", "tensorflow_datasets.core", "keras", "tf_keras",
})
"""Modules whose functions are not converted, with all modules below them."""

_CONVERTED_WITHIN = frozenset({"tensorflow.python.training.experimental"})

_NEVER = (collections, copy, inspect, re)
"""Modules whose members are not converted, not even as the function that the user asks for."""

UNCONVERTED_MARK = "ag_do_not_convert"
"""The attribute that marks a function that must not be converted."""


@functools.lru_cache(maxsize=None)
def is_in_library(module: str) -> bool:
    """Whether a module is, or is below, one that is left alone."""
    parts = module.split(".")
    names = {".".join(parts[:i]) for i in range(1, len(parts) + 1)}
    return not names.isdisjoint(_LIBRARIES) and names.isdisjoint(_CONVERTED_WITHIN)


def never_converted(function: Any) -> bool:
    """Whether nothing can make AutoGraph convert this callable."""
    if isinstance(function, (functools._lru_cache_wrapper, type)):
        return True
    if getattr(function, UNCONVERTED_MARK, False):
        return True
    if type(function).__module__ == "wrapt" or type(function).__module__.startswith("wrapt."):
        logs.warn_once(("wrapt", id(function)), "%r is decorated by wrapt and is not converted", function)
        return True
    if _is_debugger(function):
        logs.warn_once("debugger", "%r is called while tracing; the debugger sees converted code", function)
        return True
    own = getattr(function, "__name__", None)
    return own is not None and any(vars(module).get(own) is function for module in _NEVER)


def left_alone(function: Any) -> bool:
    """Whether a callable with a Python function behind it stays as it is when converted code calls it."""
    is_function = isinstance(function, (types.FunctionType, types.MethodType))
    target = function if is_function else type(function).__call__
    if is_in_library(target.__module__ or "") or (not is_function and is_in_library(type(function).__module__)):
        return True
    if inspect.isgeneratorfunction(target):
        return True
    return isinstance(function, types.MethodType) and _is_library_method(function)


def _is_library_method(method: types.MethodType) -> bool:
    owner = method.__self__ if isinstance(method.__self__, type) else type(method.__self__)
    unittest = sys.modules.get("unittest")  # heavy: where nobody has imported it, no class of a test can be met
    if unittest and issubclass(owner, unittest.TestCase):
        return True
    if issubclass(owner, tuple) and hasattr(owner, "_fields"):
        return True
    defined_in = next((base for base in owner.__mro__ if method.__name__ in vars(base)), owner)
    return is_in_library(defined_in.__module__)


def plain_function(function: Any) -> tuple[types.FunctionType, tuple] | None:
    """The Python function behind a callable, and the arguments that go before the caller's; None if there is none or
    if it comes from `exec`."""
    if isinstance(function, types.FunctionType):
        found, bound = function, ()
    elif isinstance(function, types.MethodType):
        found, bound = function.__func__, (function.__self__,)
    else:
        found, bound = vars(type(function)).get("__call__") or getattr(type(function), "__call__", None), (function,)
    if not isinstance(found, types.FunctionType) or found.__code__.co_filename == "<string>":
        return None
    return found, bound


def already_converted(function: types.FunctionType) -> bool:
    """Whether the function came out of a conversion."""
    return conversion.is_converted(function.__code__)


def _is_debugger(function: Any) -> bool:
    own = getattr(function, "__name__", None)
    if own == "breakpoint":
        return getattr(function, "__module__", None) == "builtins"
    return own == "set_trace" and getattr(function, "__module__", None) in ("pdb", "ipdb", "ipdb.__main__")
