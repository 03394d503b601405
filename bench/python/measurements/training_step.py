"""A training step of 784-512-512-10, Adam, 128 examples: its first call, which traces and compiles, and later ones."""

import steps
from programs import mlp
from rows import Row, Target, Values, against

PEERS = ("etch", "tf_eager", "tf_function", "tf_xla", "jax", "torch", "torch_compile")
ROUNDS = 3
STEPS = 40


def measure(peer: str) -> dict:
    return steps.measure(peer, mlp.make, mlp.batch(128), STEPS)


def first_targets(beyond: dict[str, float]) -> list[Target]:
    jax = against("first call / JAX's", beyond, "jax", 1 / 50)
    return jax + against("first call / tf.function's", beyond, "tf_function", 1 / 25)


def rows(values: Values) -> list[Row]:
    return steps.rows("training step", values, 0.9, first_targets)
