"""A call of a function that has been traced: x * 2 + 1 on 4 floats, which is all overhead."""

from rows import Row, Values, against_best, pick
from timing import best_of_chunks

PEERS = ("etch", "tf_function", "tf_xla", "jax", "torch_compile")
ROUNDS = 3


def function(x):
    return x * 2 + 1


def make(peer: str):
    """The compiled function and its argument."""
    numbers = [1.0, 2.0, 3.0, 4.0]
    if peer == "etch":
        import etch as tf

        return tf.function(function), tf.constant(numbers)
    if peer.startswith("tf_"):
        import tensorflow as tf

        return tf.function(function, jit_compile=True if peer == "tf_xla" else None), tf.constant(numbers)
    if peer == "jax":
        import jax

        return jax.jit(function), jax.numpy.asarray(numbers)
    import torch

    return torch.compile(function), torch.tensor(numbers)


def measure(peer: str) -> dict:
    f, x = make(peer)
    result = f(x)
    return {"seconds": best_of_chunks("f(x)", {"f": f, "x": x}), "check": [float(v) for v in result]}


def rows(values: Values) -> list[Row]:
    time = pick(values, "seconds", 1e6)
    target = against_best("cached call / best peer", time, 1 / 10)
    return [Row("cached call of x * 2 + 1, 4 floats", "us", time, target)]
