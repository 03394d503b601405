"""A training step of an LSTM (32 sequences of 50 of 1,000 words, embedded in 64; 128 units; two classes), Adam."""

import steps
from programs import lstm
from rows import Row, Values

PEERS = ("etch", "tf_function", "tf_xla", "jax", "torch", "torch_compile")
ROUNDS = 2
STEPS = 40


def measure(peer: str) -> dict:
    return steps.measure(peer, lstm.make, lstm.batch(50), STEPS)


def rows(values: Values) -> list[Row]:
    return steps.rows("LSTM step", values, 0.8)
