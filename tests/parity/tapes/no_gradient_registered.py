# Ops without a gradient: which exception says so; ops whose gradient is zero, or None, are no errors.
import tensorflow as tf
from parity import attempt, show

x = tf.constant([1.5, 2.5])


def gradient(op):
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = op(x)
    return tape.gradient(y, x)


attempt(lambda: gradient(lambda v: tf.unique(v)[0]))
attempt(lambda: gradient(lambda v: tf.unique_with_counts(v)[0]))
attempt(lambda: tf.function(gradient, autograph=False)(lambda v: tf.unique(v)[0]))
for op in (tf.floor, tf.math.ceil, tf.math.rint, tf.sign, lambda v: v // 2.0):
    attempt(lambda op=op: gradient(op))
attempt(lambda: gradient(lambda v: tf.math.nextafter(v, 2.0)))
