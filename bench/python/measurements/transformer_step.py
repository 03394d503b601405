"""A training step of a small transformer (width 256, 4 heads, 4 layers, 16 x 128 tokens, 1,000 words), Adam: its first call, and later ones."""

from programs import transformer
from rows import Row, Target, Values, against_best, pick
from timing import best_of, once

PEERS = ("etch", "tf_function", "tf_xla", "jax", "torch")
ROUNDS = 2
STEPS = 8


def measure(peer: str) -> dict:
    step, place = transformer.make(peer)
    x, y = (place(a) for a in transformer.batch())
    first = once(lambda: step(x, y))
    check = float(step(x, y))
    return {"first": first, "steady": best_of(lambda: step(x, y), STEPS), "check": [check]}


def rows(values: Values) -> list[Row]:
    steady = pick(values, "steady", 1e3)
    beyond = {peer: max(0.0, first - steady[peer]) for peer, first in pick(values, "first", 1e3).items()}
    targets = [Target("transformer, first call", beyond["etch"], 20.0, "ms")] if "etch" in beyond else []
    return [
        Row("transformer, first call less a steady one", "ms", beyond, targets),
        Row("transformer step", "ms", steady, against_best("transformer step / best peer", steady, 0.9)),
    ]
