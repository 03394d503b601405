"""One op outside of functions, on 4 floats: with another tensor, and with a number."""

from rows import Row, Values, against_best, pick
from timing import best_of_chunks

PEERS = ("etch", "tf_eager", "jax", "torch")
ROUNDS = 3


def make(peer: str) -> list:
    """Two tensors of 4 floats."""
    numbers = [[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0]]
    if peer == "etch":
        import etch as tf

        return [tf.constant(n) for n in numbers]
    if peer == "tf_eager":
        import tensorflow as tf

        return [tf.constant(n) for n in numbers]
    if peer == "jax":
        import jax

        return [jax.numpy.asarray(n) for n in numbers]
    import torch

    return [torch.tensor(n) for n in numbers]


def measure(peer: str) -> dict:
    x, y = make(peer)
    names = {"x": x, "y": y}
    return {
        "tensors": best_of_chunks("x + y", names),
        "number": best_of_chunks("x * 2.0", names),
        "check": [float(v) for v in x + y],
    }


def rows(values: Values) -> list[Row]:
    tensors, number = pick(values, "tensors", 1e6), pick(values, "number", 1e6)
    return [
        Row("eager x + y, 4 floats", "us", tensors, against_best("eager op / best eager peer", tensors, 1 / 4)),
        Row("eager x * 2.0, 4 floats", "us", number),
    ]
