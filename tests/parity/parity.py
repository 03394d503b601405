"""What scenario programs print with: results on one line, exceptions by class, what the logger `tensorflow` says.

Only what programs may rely on is printed (class of an exception, whether a fragment stands in its message, shape, dtype
and values), so that a recorded output is the same in every run and asks of Etch nothing but the interface.
"""

import contextlib
import logging
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np

# `<function outer.<locals>.f at 0x7f...>` and `<bound method C.f of ...>`: only the name is the same in two runs.
_NAME = r"(?:[\w.]|<locals>\.|<lambda>)*?(\w+|<lambda>)"
_FUNCTION = re.compile(rf"<(?:function|bound method) {_NAME}(?: at 0x[0-9a-f]+| of .*?)>+")
_RETRACING = "triggered tf.function retracing"


def _number(value: Any) -> str:
    """A scalar as text: floats always with a fraction or an exponent, so that a comparison knows them from integers."""
    if isinstance(value, np.bool_ | bool):
        return str(bool(value))
    if isinstance(value, np.floating):
        # Half types have no shortest form of their own everywhere: print what float32 makes of them.
        return str(value if value.dtype in (np.float32, np.float64) else np.float32(value))
    if isinstance(value, np.generic):
        return repr(value.item())
    return repr(value)


def _values(array: np.ndarray) -> str:
    """The values of an array as nested lists."""
    if array.ndim == 0:
        return _number(array[()])
    return "[" + ", ".join(_values(np.asarray(row)) for row in array) + "]"


def describe(value: Any) -> str:
    """One line for any result: containers keep their structure, tensors are shape, dtype and values."""
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        fields = (f"{name}={describe(item)}" for name, item in zip(value._fields, value, strict=True))
        return f"{type(value).__name__}({', '.join(fields)})"
    if isinstance(value, list | tuple):
        inner = ", ".join(describe(item) for item in value)
        return f"[{inner}]" if isinstance(value, list) else f"({inner})"
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key!r}: {describe(item)}" for key, item in value.items()) + "}"
    if hasattr(value, "numpy"):
        array = np.asarray(value.numpy())
    elif isinstance(value, np.ndarray | np.generic):
        array = np.asarray(value)
    else:
        return repr(value)
    name = "string" if array.dtype.kind in "OSU" else array.dtype.name
    return f"{name}{list(array.shape)} {_values(array)}"


def show(label: str, value: Any) -> None:
    """Prints a labelled result on one line."""
    print(f"{label}: {describe(value)}")


def _public_base(kind: type) -> str:
    """The class that a program would catch: the nearest one which is a builtin, or OpError."""
    for base in kind.__mro__:
        if base.__module__ == "builtins" or base.__name__ == "OpError":
            return base.__name__
    return "object"


def attempt(fn: Callable[[], Any], *fragments: str) -> None:
    """Calls `fn` and prints what it returned, or the class of its exception and which fragments its message has."""
    try:
        value = fn()
    except Exception as error:
        print(f"raises {type(error).__name__} ({_public_base(type(error))})")
        for fragment in fragments:
            print(f"  {'says' if fragment in str(error) else 'does not say'} {fragment!r}")
    else:
        print(f"returns {describe(value)}")


def counts(function: Any, *calls: tuple) -> None:
    """Calls a tf.function with each tuple of arguments and prints how many traces it had after each call."""
    seen = []
    for arguments in calls:
        function(*arguments)
        seen.append(function.experimental_get_tracing_count())
    print(f"traces: {seen}")


class _Records(logging.Handler):
    """Keeps the interface of what was logged: of a retracing warning up to the fragment, of others the first line."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        text = _FUNCTION.sub(r"\1", record.getMessage())
        before, found, _ = text.partition(_RETRACING)
        self.lines.append(before + found if found else text.split("\n")[0])


@contextlib.contextmanager
def logged() -> Iterator[list[str]]:
    """The warnings that are logged inside the `with`, as they come."""
    logger, records = logging.getLogger("tensorflow"), _Records()
    logger.addHandler(records)
    try:
        yield records.lines
    finally:
        logger.removeHandler(records)


def warnings_of(fn: Callable[[], Any]) -> list[str]:
    """The warnings that calling `fn` logs; its result is dropped."""
    with logged() as lines:
        fn()
    return lines
