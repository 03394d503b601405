"""Any Python value as any argument: an answer or an exception, never a crash, and nothing is left behind."""

import gc
import inspect
import sys

import numpy as np
import pytest

import etch as tf
from etch import _core


class Odd:
    """Raises whatever is asked of it."""

    def __array__(self, dtype=None, copy=None):
        raise RuntimeError("no array")

    def __index__(self):
        raise RuntimeError("no index")

    def __len__(self):
        raise RuntimeError("no length")


def values() -> list:
    """Arguments of all kinds, fit and unfit."""
    nested: list = []
    nested.append(nested)
    return [
        None, True, 0, 1, -1, 2**31, 2**64, -(2**70), 1.5, float("nan"), "a", b"b", [], (), {}, set(), object(), Odd(), int, ...,
        [1, [2]], [None], ["a"], [1.0, 2.0], [[1, 2], [3, 4]], [[]], range(3), np.zeros((2, 0)), np.ones((2, 2)), np.array("a"),
        np.array([object()], object), np.float64(2), np.int8(3), tf.constant([1.0, 2.0]), tf.constant([[1, 2], [3, 4]]), tf.constant("s"),
        tf.constant(True), tf.zeros([0]), tf.zeros([1] * 16), tf.float32, tf.TensorShape([None, 2]), tf.TensorShape(None), nested,
        lambda: 1, 10**6, -5, "ij,jk", slice(0, 1),
    ]  # fmt: skip


# 2**31 elements and the like are asked for and made: sizes stay small where they are counts of elements.
HUGE = {"zeros", "ones", "fill", "eye", "linalg.eye", "range", "linspace", "tile", "repeat", "pad", "broadcast_to", "one_hot",
        "sequence_mask", "scatter_nd", "math.bincount", "math.confusion_matrix", "histogram_fixed_width", "constant",
        "broadcast_dynamic_shape", "linalg.diag", "dynamic_stitch", "dynamic_partition", "unravel_index"}  # fmt: skip
MATH = sorted({id(f): n for n, f in _core.ops.items()}.values())


def tries(name: str) -> list[tuple]:
    """Argument lists: each value for all parameters, and each value for one parameter beside good ones."""
    parameters = [p for p in inspect.signature(_core.ops[name]).parameters.values() if p.kind is not p.KEYWORD_ONLY]
    required = sum(p.default is p.empty for p in parameters)
    pool = [v for v in values() if not ((name in HUGE or "segment" in name or "histogram" in name) and isinstance(v, int) and abs(v) > 100)]
    rows = [(v,) * required for v in pool]
    good = (tf.constant([[1.0, 2.0], [3.0, 4.0]]), [0, 1], 1)
    for at in range(min(len(parameters), 6)):
        for value in pool:
            row = [good[min(k, 2)] if k < required else None for k in range(max(required, at + 1))]
            row = [parameters[k].default if item is None and k < len(parameters) and k >= required else item for k, item in enumerate(row)]
            row[at] = value
            rows.append(tuple(row))
    return rows


@pytest.mark.parametrize("name", MATH)
def test_nothing_crashes(name: str):
    for row in tries(name):
        try:
            _core.ops[name](*row)
        except RecursionError:
            raise
        except Exception as error:
            assert str(error) != "" or isinstance(error, AssertionError | RuntimeError), f"{name}{row}: says nothing"


def test_no_references_are_left():
    calls = [
        lambda: tf.math.top_k([3.0, 1.0], 2),
        lambda: tf.unique([1, 1, 2]),
        lambda: tf.split(tf.zeros([4]), [1, 3]),
        lambda: tf.meshgrid([1, 2], [3]),
        lambda: tf.einsum("ij,jk->ik", tf.ones([2, 2]), tf.ones([2, 2])),
        lambda: tf.clip_by_global_norm([tf.ones([2]), None], 1.0),
        lambda: tf.strided_slice(tf.ones([3, 3]), [0, 0], [2, 2]),
        lambda: tf.tensordot(tf.ones([2]), tf.ones([2]), [[0], [0]]),
        lambda: tf.constant([np.float64(1), 2, True]),
        lambda: pytest.raises(ValueError, tf.constant, [[1], [2, 3]]),
        lambda: pytest.raises(TypeError, tf.constant, 1.5, tf.int32),
        lambda: pytest.raises(tf.errors.InvalidArgumentError, tf.reshape, [1, 2], [3]),
        lambda: f"{tf.constant(1.5):.1f}",
    ]
    for call in calls:
        call()
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(300):
        for call in calls:
            call()
    gc.collect()
    assert sys.getallocatedblocks() - before < 300
