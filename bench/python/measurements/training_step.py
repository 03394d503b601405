"""A training step of 784-512-512-10, Adam, 128 examples: its first call, which traces and compiles, and later ones."""

from programs import mlp
from rows import Row, Values, against, against_best, beyond_steady, pick
from timing import training

PEERS = ("etch", "tf_eager", "tf_function", "tf_xla", "jax", "torch", "torch_compile")
ROUNDS = 3
STEPS = 40


def measure(peer: str) -> dict:
    return training(mlp.make(peer), mlp.batch(128), STEPS)


def rows(values: Values) -> list[Row]:
    steady = pick(values, "steady", 1e3)
    beyond = beyond_steady(values, 1e3)
    targets = against("first call / JAX's", beyond, "jax", 1 / 50)
    targets += against("first call / tf.function's", beyond, "tf_function", 1 / 25)
    return [
        Row("training step, first call less a steady one", "ms", beyond, targets),
        Row("training step", "ms", steady, against_best("training step / best peer", steady, 2.0)),
    ]
