"""tanh(a * b + a) * sigmoid(b) + exp(-a) on 16M floats, which no cache holds, and copying as many bytes as it moves."""

import numpy

from rows import Row, Target, Values, against, pick
from timing import once

PEERS = ("etch", "tf_function", "tf_xla", "jax", "torch", "torch_compile")
ROUNDS = 3
RUNS = 30
SIZE = 1 << 24


def make(peer: str):
    """The function, which returns when all is done, and what makes an argument of it from NumPy's arrays."""
    if peer == "etch" or peer.startswith("tf_"):
        if peer == "etch":
            import etch as tf
        else:
            import tensorflow as tf

        def function(a, b):
            return tf.tanh(a * b + a) * tf.sigmoid(b) + tf.exp(-a)

        return tf.function(function, jit_compile=True if peer == "tf_xla" else None), tf.constant
    if peer == "jax":
        import jax
        from jax import numpy as jnp

        compiled = jax.jit(lambda a, b: jnp.tanh(a * b + a) * jax.nn.sigmoid(b) + jnp.exp(-a))
        return lambda a, b: jax.block_until_ready(compiled(a, b)), jnp.asarray
    import torch

    def function(a, b):
        return torch.tanh(a * b + a) * torch.sigmoid(b) + torch.exp(-a)

    return torch.compile(function) if peer == "torch_compile" else function, torch.from_numpy


def measure(peer: str) -> dict:
    """Seconds of the function and of the copy, which take turns. The function reads two arrays and writes one; copying
    one and a half moves as many bytes."""
    f, place = make(peer)
    random = numpy.random.default_rng(0)
    a, b = (place(random.standard_normal(SIZE, "float32")) for _ in range(2))
    source, target = (numpy.ones(SIZE * 3 // 2, "float32") for _ in range(2))
    check = [float(v) for v in f(a, b)[:4]]
    turns = [(once(lambda: f(a, b)), once(lambda: numpy.copyto(target, source))) for _ in range(RUNS)]
    seconds, copy = (min(times) for times in zip(*turns))
    return {"seconds": seconds, "copy": copy, "check": check}


def rows(values: Values) -> list[Row]:
    time, copy = pick(values, "seconds", 1e3), pick(values, "copy", 1e3)
    targets = against("chain / XLA's", time, "tf_xla", 1.0)
    if "etch" in time:
        targets.append(Target("chain / memcpy of as many bytes", time["etch"] / copy["etch"], 1.4))
    return [
        Row("chain of elementwise ops, 16M floats", "ms", time, targets),
        Row("memcpy of as many bytes, same process", "ms", copy),
    ]
