# `*` of bools: both become whole numbers, and the product a bool again; / wants numbers
import numpy as np
import tensorflow as tf
from parity import attempt, show

b = tf.constant([True, False])
v = tf.Variable([True, True])
for f in [
    lambda: b * b,
    lambda: b * True,
    lambda: True * b,
    lambda: b * 2,
    lambda: b * 0.5,
    lambda: b * np.float32(2),
    lambda: b * tf.constant([1, 2]),
    lambda: tf.constant([0.5, 1.5]) * b,
    lambda: tf.constant([2**32, 1], tf.int64) * b,
    lambda: np.array([2.5, 0.0]) * b,
    lambda: v * b,
    lambda: b * v * 3,
    lambda: b[:, None] * b,
]:
    y, z = f(), tf.function(f, autograph=False)()
    print(y.numpy().tolist(), y.dtype == z.dtype == tf.bool, bool(tf.reduce_all(y == z)))
for f in [
    lambda: 2 * b,
    lambda: b * [1, 2, 3],
    lambda: tf.multiply(b, b),
    lambda: b + b,
    lambda: b / b,
    lambda: True / b,
    lambda: tf.divide(b, b),
    lambda: tf.truediv(b, b),
    lambda: tf.constant("a") / "b",
    lambda: tf.constant([1.0]) * 1j,
    lambda: 1j - tf.constant([1, 2]),
    lambda: tf.constant(1j, tf.float32),
    lambda: tf.Variable(1.0).assign(1j),
]:
    attempt(f)
    attempt(tf.function(f, autograph=False))
with tf.GradientTape() as tape:
    x = tf.Variable([1.0, 2.0])
    y = x * b
show("gradient", tape.gradient(tf.cast(y, tf.float32), x))
