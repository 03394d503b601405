"""Importing the package in a new process: how long it takes, and the memory that the process holds then."""

import importlib
import os
from time import perf_counter

from rows import Row, Target, Values, against, pick

PEERS = ("etch", "tf_function", "jax", "torch")
ROUNDS = 5
MODULES = {"etch": "etch", "tf_function": "tensorflow", "jax": "jax", "torch": "torch"}


def measure(peer: str) -> dict:
    start = perf_counter()
    importlib.import_module(MODULES[peer])
    seconds = perf_counter() - start
    with open("/proc/self/statm", encoding="ascii") as numbers:
        pages = int(numbers.read().split()[1])
    return {"seconds": seconds, "bytes": pages * os.sysconf("SC_PAGE_SIZE")}


def rows(values: Values) -> list[Row]:
    time, memory = pick(values, "seconds", 1e3), pick(values, "bytes", 1e-6)
    limit = [Target("resident memory after the import", memory["etch"], 60, "MB")] if "etch" in memory else []
    return [
        Row("import", "ms", time, against("import / JAX's", time, "jax", 1 / 5)),
        Row("resident memory after the import", "MB", memory, limit),
    ]
