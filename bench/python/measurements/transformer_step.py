"""A training step of a small transformer (width 256, 4 heads, 4 layers, 16 x 128 tokens, 1,000 words), Adam: its first call, and later ones."""

from programs import transformer
from rows import Row, Target, Values, against_best, beyond_steady, pick
from timing import training

PEERS = ("etch", "tf_function", "tf_xla", "jax", "torch")
ROUNDS = 2
STEPS = 8


def measure(peer: str) -> dict:
    return training(transformer.make(peer), transformer.batch(), STEPS)


def rows(values: Values) -> list[Row]:
    steady = pick(values, "steady", 1e3)
    beyond = beyond_steady(values, 1e3)
    targets = [Target("transformer, first call", beyond["etch"], 20.0, "ms")] if "etch" in beyond else []
    return [
        Row("transformer, first call less a steady one", "ms", beyond, targets),
        Row("transformer step", "ms", steady, against_best("transformer step / best peer", steady, 0.9)),
    ]
