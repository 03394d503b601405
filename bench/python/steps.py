"""A training step: what its first call and later ones take, and the memory that it takes to get there."""

from collections.abc import Callable

import memory
import peers
from programs.training import load
from rows import Row, Target, Values, against_best, beyond_steady, pick
from timing import best_of, once


def measure(peer: str, make: Callable, batch: tuple, n: int) -> dict:
    """Seconds of the first call and of the best of n later ones, a loss to compare, and by how many bytes the process
    was larger at most than after the import: weights, the optimizer's state, the batch and compiled code included."""
    load(peer)
    memory.forget_peak()
    imported = memory.resident()
    step, place = make(peer)
    x, y = (place(a) for a in batch)
    first = once(lambda: step(x, y))
    check = float(step(x, y))
    steady = best_of(lambda: step(x, y), n)
    return {"first": first, "steady": steady, "grown": memory.peak() - imported, "check": [check]}


def no_targets(beyond: dict[str, float]) -> list[Target]:
    return []


def rows(what: str, values: Values, at_most: float, first_targets: Callable = no_targets) -> list[Row]:
    """The step may take at_most times the best peer's; first_targets has those of first calls (in ms, less a step)."""
    beyond, steady, grown = beyond_steady(values, 1e3), pick(values, "steady", 1e3), pick(values, "grown", 1e-6)
    compiled = {peer: grown[peer] for peer in grown if peer == "etch" or peer in peers.COMPILED}
    memory_target = against_best(f"{what}, memory / best compiled peer", compiled, 1 / 2)
    return [
        Row(f"{what}, first call less a steady one", "ms", beyond, first_targets(beyond)),
        Row(what, "ms", steady, against_best(f"{what} / best peer", steady, at_most)),
        Row(f"{what}, memory above the import", "MB", grown, memory_target),
    ]
