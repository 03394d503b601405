"""A training step at one size after the other: what it takes when every size is new, and when all have been met."""

from collections.abc import Callable, Sequence
from time import perf_counter

from programs.training import Program
from rows import Row, Target, Values, pick
from timing import once

PASSES, SECONDS = 8, 10.0  # each kind of pass is made this often, or for so long if that is over before


def measure(make: Callable[[], Program], batch: Callable, sizes: Sequence[int]) -> dict:
    """Seconds by size: of the first step at that size, and of later ones; the best of several passes.

    Functions are made anew for the passes of first steps. The very first step is timed only once, when all is new to
    the process."""
    step, place = make()
    batches = [[place(a) for a in batch(n)] for n in sizes]
    new = one_pass(step, batches)
    values = {"check": [float(step(*batches[0]))]}
    counter = getattr(step, "experimental_get_tracing_count", None)
    if counter:
        values["traces"] = counter()
    steady = best_pass(lambda: one_pass(step, batches))
    if sum(new) < SECONDS / 2:
        again = best_pass(lambda: one_pass(make()[0], batches))
        new = new[:1] + [min(a, b) for a, b in zip(new[1:], again[1:])]
    return values | {"new": new, "steady": steady}


def one_pass(step: Callable, batches: list) -> list[float]:
    return [once(lambda b=b: step(*b)) for b in batches]


def best_pass(make_one: Callable[[], list[float]]) -> list[float]:
    """By size, the best of several passes."""
    end = perf_counter() + SECONDS
    best = make_one()
    for _ in range(PASSES - 1):
        if perf_counter() > end:
            break
        best = [min(a, b) for a, b in zip(best, make_one())]
    return best


def rows(what: str, values: Values) -> list[Row]:
    new = {peer: sum(v["new"]) for peer, v in values.items()}
    steady = {peer: sum(v["steady"]) for peer, v in values.items()}
    ratio = {peer: new[peer] / steady[peer] for peer in values}
    traces = pick(values, "traces")
    targets = []
    if "etch" in values:
        targets = [
            Target(f"{what}, in all / steady", ratio["etch"], 1.2),
            Target(f"{what}, traces", traces["etch"], 1, ""),
        ]
    return [
        Row(f"{what}, in all", "s", new, targets),
        Row(f"{what}, sum of steady steps", "s", steady),
        Row(f"{what}, in all / steady", "x", ratio),
        Row(f"{what}, traces", "", traces),
    ]
