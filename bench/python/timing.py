"""Clocks. All values are seconds, and the best of several: what else runs on the machine only ever adds to them."""

import timeit
from collections.abc import Callable
from time import perf_counter


def best_of_chunks(statement: str, names: dict[str, object], seconds: float = 1.0) -> float:
    """Seconds of a short statement: the best of chunks of a millisecond, which fit between interruptions."""
    timer = timeit.Timer(statement, globals=names)
    timer.timeit(1000)
    per_run = min(timer.timeit(100) for _ in range(5)) / 100
    n = max(1, int(1e-3 / per_run))
    best, end = per_run, perf_counter() + seconds
    while perf_counter() < end:
        best = min(best, timer.timeit(n) / n)
    return best


def once(work: Callable[[], object]) -> float:
    """Seconds of one run."""
    start = perf_counter()
    work()
    return perf_counter() - start


def best_of(work: Callable[[], object], n: int) -> float:
    """Seconds of the best of n runs."""
    return min(once(work) for _ in range(n))
