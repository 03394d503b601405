"""Why functions were traced: events as objects, in the words of a Python program; and tests that count traces."""

import contextlib
import json
import re
import types
from collections.abc import Iterator

from etch import _core

__all__ = ["Event", "events_of"]


def __dir__() -> list[str]:
    return __all__


_DTYPES = {"bf16": "bfloat16", "bool": "bool", "string": "string"}
_KINDS = {"i": "int", "u": "uint", "f": "float"}

# What advice tells a C program to call, as a Python program writes it.
_IN_PYTHON = {
    "etch_tensor_dim_of keeps it, etch_sizes_compare branches on it":
        "x.shape[i] without int() keeps it, and so does tf.shape(x)",
    "etch_tensor_dim_of, or etch_sizes_compare to branch on it":
        "under policy=\"symbolic\" x.shape[i] is, and everywhere tf.shape(x)",
    "etch_select": "tf.where or tf.cond",
}
_C_NAMES = re.compile("|".join(map(re.escape, _IN_PYTHON)))


def _spec(match: re.Match) -> str:
    """`f32[?, 8]` as a program writes it."""
    dtype, sizes = match[1], match[2]
    name = _DTYPES.get(dtype) or _KINDS[dtype[0]] + dtype[1:]
    if sizes == "...":
        return f"tf.TensorSpec(None, tf.{name})"
    parts = [s.strip() for s in sizes.split(",")] if sizes.strip() else []
    dims = ", ".join("None" if s == "?" else s if s.isdigit() else repr(s) for s in parts)
    return f"tf.TensorSpec([{dims}], tf.{name})"


def in_python(text: str, parameters) -> str:
    """A text of the runtime with the names of a Python program: parameters, specs, policies."""
    names = list(parameters)
    text = re.sub(r"args\[(\d+)\]", lambda m: names[int(m[1])] if int(m[1]) < len(names) else m[0], text)
    text = re.sub(r"kwargs\['(\w+)'\]", r"\1", text)
    text = re.sub(r"(?<=declare )(bf16|bool|string|[iuf]\d+)\[([^\]]*)\]", _spec, text)
    text = re.sub(r"(?<= as )(bf16|bool|string|[iuf]\d+)\[([^\]]*)\]", _spec, text)
    text = _C_NAMES.sub(lambda m: _IN_PYTHON[m[0]], text)
    return re.sub(r"ETCH_(SYMBOLIC|EXACT|RELAX|STRICT)", lambda m: f'policy="{m[1].lower()}"', text)


def translated(value, parameters):
    """Plain data (of an event's JSON) with its texts in the words of a Python program."""
    if isinstance(value, str):
        return in_python(value, parameters)
    if isinstance(value, list):
        return [translated(v, parameters) for v in value]
    if isinstance(value, dict):
        return {k: translated(v, parameters) for k, v in value.items()}
    return value


class Event(types.SimpleNamespace):
    """One trace: kind, call, differences, cost, advice. str() of it is the explanation."""

    def __str__(self) -> str:
        return self.text


def _check_function(function, what: str) -> None:
    if not isinstance(function, _core.Function):
        raise TypeError(f"{what} takes what tf.function made, not {function!r}")


def events_of(function) -> list[Event]:
    """The last events of a function."""
    _check_function(function, "events_of")
    names = function.__signature__.parameters
    out = []
    for data, text in function.events():
        fields = translated(json.loads(data), names)
        out.append(Event(**fields, text=in_python(text, names)))
    return out


def expect_traces(function, n: int) -> contextlib.AbstractContextManager[None]:
    """In a test: `with etch.expect_traces(f, 1): ...` fails unless f is traced n times inside, and says why it was."""
    _check_function(function, "expect_traces")
    if not isinstance(n, int) or isinstance(n, bool):
        raise TypeError(f"expect_traces: how many traces there are must be an integer, not {n!r}")
    if n < 0:
        raise ValueError(f"expect_traces: there cannot be {n!r} traces")
    return _expecting(function, n)


@contextlib.contextmanager
def _expecting(function, n: int) -> Iterator[None]:
    before = function.experimental_get_tracing_count()
    yield
    made = function.experimental_get_tracing_count() - before
    if made != n:
        told = "\n".join(str(e) for e in events_of(function)[-made:]) if made else "it was not traced"
        raise AssertionError(f"{function.name} was traced {made} times, not {n}:\n{told}")


@contextlib.contextmanager
def init_scope() -> Iterator[None]:
    """What is inside runs outside of all traces, at once."""
    _core.leave_traces()
    try:
        yield
    finally:
        _core.return_to_traces()
