"""The training step of an LSTM at 40 lengths, 11 to 50; Etch's function has the symbolic policy."""

import sizes
from programs import lstm
from rows import Row, Values

PEERS = ("etch", "tf_function", "tf_xla", "jax", "torch", "torch_compile")
ROUNDS = 2


def measure(peer: str) -> dict:
    return sizes.measure(lambda: lstm.make(peer, policy="symbolic"), lstm.batch, range(11, 51))


def rows(values: Values) -> list[Row]:
    return sizes.rows("40 lengths of an LSTM", values)
