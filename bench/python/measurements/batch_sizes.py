"""The training step of 784-512-512-10 at 64 batch sizes, 1 to 64; Etch's function has the symbolic policy."""

import sizes
from programs import mlp
from rows import Row, Values

PEERS = ("etch", "tf_function", "tf_xla", "jax", "torch", "torch_compile")
ROUNDS = 2


def measure(peer: str) -> dict:
    return sizes.measure(lambda: mlp.make(peer, policy="symbolic"), mlp.batch, range(1, 65))


def rows(values: Values) -> list[Row]:
    return sizes.rows("64 batch sizes", values)
