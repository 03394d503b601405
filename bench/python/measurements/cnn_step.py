"""A training step of a convolutional network (28 x 28 images, 32 and 64 channels, 128 units), Adam, 64 examples."""

import steps
from programs import cnn
from rows import Row, Values

PEERS = ("etch", "tf_function", "tf_xla", "jax", "torch", "torch_compile")
ROUNDS = 2
STEPS = 40


def measure(peer: str) -> dict:
    return steps.measure(peer, cnn.make, cnn.batch(), STEPS)


def rows(values: Values) -> list[Row]:
    return steps.rows("CNN step", values, 0.8)
