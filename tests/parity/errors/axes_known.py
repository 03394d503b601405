# Axes that a tensor does not have: reductions, positions, running sums, and what else names one.
import tensorflow as tf
from parity import attempt

x = tf.ones([2, 3])


def both(f, eager, traced, x=x):
    attempt(lambda: f(x), eager)
    attempt(lambda: tf.function(f, autograph=False)(x), traced)


for reduce in tf.reduce_sum, tf.reduce_mean, tf.reduce_max, tf.reduce_prod, tf.reduce_logsumexp, tf.math.reduce_std:
    both(
        lambda x, reduce=reduce: reduce(x, axis=2),
        "Invalid reduction dimension (2 for input with 2 dimension(s)",
        "Invalid reduction dimension 2 for input with 2 dimensions.",
    )
both(lambda x: tf.reduce_any(x > 0, axis=[0, -3]), "Invalid reduction dimension (-3 for", "Invalid reduction dimension -3 for")
both(lambda x: tf.reduce_sum(x, axis=[0, 0]), "Axes contains duplicate dimension: 0", "Axes contains duplicate dimension: 0")
both(lambda x: tf.nn.moments(x, [2]), "Invalid reduction dimension", "Invalid reduction dimension")
both(lambda x: tf.argmax(x, axis=2), "Expected dimension in the range [-2, 2), but got 2", "Dimension (2) must be in the range [-2, 2)")
both(tf.argmax, "Expected dimension in the range", "Expected dimension in the range", tf.constant(1.0))
both(lambda x: tf.cumsum(x, axis=2), "Expected scan axis in the range [-2, 2)", "Expected scan axis in the range [-2, 2)")
both(lambda x: tf.nn.softmax(x, axis=2), "`dim` must be in the range [-2, 2)", "`dim` must be in the range [-2, 2)")
both(lambda x: tf.one_hot([1], 3, axis=3), "Expected axis to be -1 or between [0, 2)", "Expected axis to be -1 or between [0, 2)")
both(lambda x: tf.roll(x, 1, 2), "axis 2 is out of range", "axis 2 is out of range")
both(lambda x: tf.squeeze(x, [-3]), "", "squeeze_dims[0] not in [-2,2)", tf.ones([1, 1]))
