"""Expressions and what TensorFlow makes of them: how they are read, run and written.

`op_records.txt` has one expression per line with its outcome behind ` => `: dtype, shape and values, or the class of the exception.
`python op_records.py` under an interpreter that has TensorFlow runs all expressions again and writes the outcomes.
"""

import sys
from pathlib import Path
from typing import Any

import numpy as np

RECORDS = Path(__file__).with_name("op_records.txt")
ARROW = " => "


def names(tf: Any) -> dict[str, Any]:
    """What the expressions may use beside `tf` and `np`."""
    return {
        "tf": tf,
        "np": np,
        "f": tf.constant([1.0, 2.0]),
        "i": tf.constant([1, 2]),
        "d": tf.constant([1.0, 2.0], tf.float64),
        "b": tf.constant([True]),
        "s": tf.constant(["a"]),
        "m": tf.constant([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]),
        "t": tf.reshape(tf.range(24.0), [2, 3, 4]),
        "q": tf.constant([[1.0, 2.0], [3.0, 4.0]]),
    }


def _values(value: np.ndarray) -> str:
    if value.ndim:
        return "[" + ", ".join(_values(np.asarray(item)) for item in value) + "]"
    item = value[()]
    if isinstance(item, np.floating):
        return repr(float(item))
    return repr(item.item() if isinstance(item, np.generic) else item)


def describe(value: Any) -> str:
    """A result as text: structure, dtype, shape, values."""
    if isinstance(value, list | tuple):
        return f"{type(value).__name__}({', '.join(describe(item) for item in value)})"
    if not hasattr(value, "numpy"):
        return repr(value)
    array = np.asarray(value.numpy())
    return f"{value.dtype.name}{array.shape} {_values(array)}"


def run(expression: str, scope: dict[str, Any]) -> str:
    """The outcome of an expression."""
    try:
        return describe(eval(expression, dict(scope)))
    except Exception as error:
        return f"raises {type(error).__name__}"


def read() -> list[tuple[str, str]]:
    """All expressions with their recorded outcomes."""
    pairs = [line.partition(ARROW) for line in RECORDS.read_text().splitlines()]
    return [(expression, outcome) for expression, _, outcome in pairs]


def record() -> None:
    """Writes what TensorFlow makes of the expressions."""
    import tensorflow as tf

    scope = names(tf)
    lines = [f"{expression}{ARROW}{run(expression, scope)}\n" for expression, _ in read()]
    RECORDS.write_text("".join(lines))


if __name__ == "__main__":
    sys.exit(record())
