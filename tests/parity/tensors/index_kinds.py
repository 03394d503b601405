# What may stand in an index, eagerly and in a trace: bools and masks, numbers of NumPy's, tensors of several dtypes, lists.
import enum

import numpy as np
import tensorflow as tf
from parity import attempt


class One(enum.IntEnum):
    ONE = 1


x, v = tf.reshape(tf.range(12), [2, 2, 3]), tf.Variable([[1.0, 2.0], [3.0, 4.0]])
KINDS = "Only integers, slices"
keys = {
    "True": True,
    "np.True_": np.True_,
    "scalar mask": tf.constant(True),
    "mask": tf.constant([True, False]),
    "mask of two axes": np.array([[True, False], [False, True]]),
    "mask that does not fit": tf.constant([True, False, True]),
    "list of bools": [True, False],
    "bool first": (True, 0),
    "bool behind": (0, True),
    "slice of bools": slice(False, True),
    "list": [1, 0],
    "empty list": [],
    "empty tuple": (),
    "list in tuple": (0, [1]),
    "array": np.array([0, 1]),
    "scalar array": np.array(1),
    "np.int64": np.int64(1),
    "np.float32": np.float32(1),
    "float": 1.0,
    "text": "a",
    "enum": One.ONE,
    "int64 tensor": tf.constant(1, tf.int64),
    "int16 tensor": tf.constant(1, tf.int16),
    "uint8 tensor": tf.constant(1, tf.uint8),
    "float tensor": tf.constant(1.0),
    "vector": tf.constant([1]),
    "variable": tf.Variable(1),
    "variables in a slice": slice(tf.Variable(0), tf.Variable(1)),
    "tensors of two dtypes in a slice": slice(tf.constant(0, tf.int64), tf.constant(1)),
    "dict": {0: 1},
    "out": 2,
    "out in front": (0, -3),
    "step 0": slice(None, None, 0),
}
for name, key in keys.items():
    print(name)
    for f in (lambda: x[key], tf.function(lambda: x[key], autograph=False), lambda: v[key]):
        attempt(f, KINDS, "mask cannot be scalar", "are incompatible", "out of bounds")
for key in ("a", [0, 1], tf.constant([True]), 1.5):
    attempt(lambda: tf.constant(3)[key], KINDS)  # the kind is looked at before the number of axes
attempt(lambda: tf.constant(3)[0])
