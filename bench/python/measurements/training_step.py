"""A training step of 784-512-512-10, Adam, 128 examples: its first call, which traces and compiles, and later ones."""

from programs import mlp
from rows import Row, Values, against, against_best, pick
from timing import best_of, once

PEERS = ("etch", "tf_eager", "tf_function", "tf_xla", "jax", "torch", "torch_compile")
ROUNDS = 3
STEPS = 40


def measure(peer: str) -> dict:
    step, place = mlp.make(peer)
    x, y = (place(a) for a in mlp.batch(128))
    first = once(lambda: step(x, y))
    check = float(step(x, y))
    return {"first": first, "steady": best_of(lambda: step(x, y), STEPS), "check": [check]}


def rows(values: Values) -> list[Row]:
    steady = pick(values, "steady", 1e3)
    beyond = {peer: max(0.0, first - steady[peer]) for peer, first in pick(values, "first", 1e3).items()}
    targets = against("first call / JAX's", beyond, "jax", 1 / 50)
    targets += against("first call / tf.function's", beyond, "tf_function", 1 / 25)
    return [
        Row("training step, first call less a steady one", "ms", beyond, targets),
        Row("training step", "ms", steady, against_best("training step / best peer", steady, 2.0)),
    ]
