# Dtypes of indices and sizes: a TensorArray of a trace takes int32 alone, tf.eye takes integers.
import numpy as np
import tensorflow as tf
from parity import attempt


def array(size=3):
    return tf.TensorArray(tf.float32, size=size, element_shape=[])


USES = {
    "write": lambda i: array().write(i, 1.0).stack(),
    "read": lambda i: array().unstack([1.0, 2.0, 3.0]).read(i),
    "gather": lambda i: array().unstack([1.0, 2.0, 3.0]).gather(tf.stack([i, i])),
    "scatter": lambda i: array().scatter(tf.stack([i]), [5.0]).stack(),
    "size": lambda i: array(i).unstack([1.0]).stack(),
}

for name, use in USES.items():
    for dtype in (tf.int32, tf.int64, tf.uint8, tf.float32):
        print(name, dtype.name)
        attempt(lambda: use(tf.constant(1, dtype)))
        attempt(lambda: tf.function(use)(tf.constant(1, dtype)))
for index in (1, np.int32(1), np.int64(1), 1.0, "a", None):
    print(type(index).__name__)
    attempt(lambda: tf.function(lambda: USES["write"](index))())
    attempt(lambda: tf.function(lambda: USES["read"](index))())


@tf.function
def fill(i):
    made = tf.TensorArray(tf.float32, size=3)
    while i < 3:
        made = made.write(i, 1.0)
        i += 1
    return made.stack()


attempt(lambda: fill(tf.constant(0)))
attempt(lambda: fill(tf.constant(0, tf.int64)), "int64", "expected type of int32")

for sizes in ((2,), (np.int64(2),), (2, 3), (None,), (2.5,), ("a",), ([2],), (np.array([2]),), (2, 2.5), (-1,), (2, -1)):
    print("eye", sizes)
    attempt(lambda: tf.eye(*sizes), "`num_rows` and `num_columns` must be positive integer values")
    attempt(lambda: tf.function(lambda: tf.eye(*sizes))())
