#!/usr/bin/env python3
"""Writes tensorflow_names.txt, the public names of TensorFlow, module by module: `python tensorflow_names.py` under an
interpreter that has TensorFlow 2.21.

Modules that Etch has nothing to do with are one line with a star, so that none is forgotten.
"""

import os
import types
from collections.abc import Iterator
from pathlib import Path

FILE = Path(__file__).with_suffix(".txt")

WHOLE = {
    "tf.audio", "tf.compat", "tf.data", "tf.distribute", "tf.dtensor", "tf.experimental.dlpack",
    "tf.experimental.dtensor", "tf.experimental.extension_type", "tf.experimental.numpy", "tf.experimental.tensorrt",
    "tf.feature_column", "tf.graph_util", "tf.image", "tf.io", "tf.keras", "tf.lite", "tf.lookup", "tf.losses",
    "tf.metrics", "tf.mlir", "tf.optimizers.legacy", "tf.profiler", "tf.quantization", "tf.queue", "tf.ragged",
    "tf.raw_ops", "tf.saved_model", "tf.security", "tf.signal", "tf.sparse", "tf.summary", "tf.sysconfig",
    "tf.test.experimental", "tf.tools", "tf.tpu", "tf.train", "tf.xla",
}  # fmt: skip
"""Modules that are listed by name alone."""


def names_of(module: types.ModuleType, path: str) -> Iterator[str]:
    """Dotted names below a module, sorted within each."""
    below = []
    for name in sorted(n for n in dir(module) if not n.startswith("_")):
        value = getattr(module, name)
        if isinstance(value, types.ModuleType):
            below.append((value, f"{path}.{name}"))
        else:
            yield f"{path}.{name}"
    for value, dotted in below:
        if dotted in WHOLE:
            yield f"{dotted}.*"
        else:
            yield from names_of(value, dotted)


if __name__ == "__main__":
    os.environ.update(TF_CPP_MIN_LOG_LEVEL="3", CUDA_VISIBLE_DEVICES="-1")
    import tensorflow as tf

    head = f"# Public names of TensorFlow {tf.__version__}, written by {Path(__file__).name}: names only.\n"
    FILE.write_text(head + "\n".join(names_of(tf, "tf")) + "\n")
