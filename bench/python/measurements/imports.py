"""Importing the package in a new process: how long it takes, and the memory that the process holds then."""

import importlib
from time import perf_counter

import memory
from rows import Row, Target, Values, against, pick

PEERS = ("etch", "tf_function", "jax", "torch")
ROUNDS = 5
MODULES = {"etch": "etch", "tf_function": "tensorflow", "jax": "jax", "torch": "torch"}


def measure(peer: str) -> dict:
    start = perf_counter()
    importlib.import_module(MODULES[peer])
    seconds = perf_counter() - start
    return {"seconds": seconds, "bytes": memory.resident()}


def rows(values: Values) -> list[Row]:
    time, memory = pick(values, "seconds", 1e3), pick(values, "bytes", 1e-6)
    limit = [Target("resident memory after the import", memory["etch"], 60, "MB")] if "etch" in memory else []
    return [
        Row("import", "ms", time, against("import / JAX's", time, "jax", 1 / 5)),
        Row("resident memory after the import", "MB", memory, limit),
    ]
