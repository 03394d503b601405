"""Parameters of TensorFlow's op functions: `python op_signatures.py NAME...` under an interpreter that has TensorFlow writes them.

`op_signatures.txt` has one function per line: its dotted name below `tf`, then its parameters with their defaults.
"""

import inspect
import operator
import sys
from collections.abc import Callable
from pathlib import Path

RECORDS = Path(__file__).with_name("op_signatures.txt")


def describe(function: Callable) -> str:
    """The parameters as one line; a function that takes any keywords names those that it reads in its own docstring only."""
    texts = []
    for p in inspect.signature(function).parameters.values():
        if p.kind is p.VAR_KEYWORD:
            continue
        star = "*" if p.kind is p.VAR_POSITIONAL else ""
        default = p.default if p.default is p.empty or not hasattr(p.default, "as_numpy_dtype") else f"tf.{p.default.name}"
        texts.append(star + p.name + ("" if default is p.empty else f"={default!r}"))
    return " ".join(texts)


def takes_any_keyword(function: Callable) -> bool:
    """Whether it has **kwargs."""
    return any(p.kind is p.VAR_KEYWORD for p in inspect.signature(function).parameters.values())


def record(names: list[str]) -> None:
    """Writes the parameters of these functions as TensorFlow has them."""
    import tensorflow as tf

    lines = []
    for name in sorted(names):
        function = operator.attrgetter(name)(tf)
        if not takes_any_keyword(function):
            lines.append(f"{name} {describe(function)}\n")
    RECORDS.write_text("".join(lines))


if __name__ == "__main__":
    sys.exit(record(sys.argv[1:]))
