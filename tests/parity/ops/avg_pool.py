# avg_pool along one, two and three axes: padding does not count; with gradients
import numpy as np
import tensorflow as tf
from parity import show


def made(*shape, scale=4):
    n = int(np.prod(shape))
    return tf.constant(((np.arange(n) * 7) % 13 - 6).reshape(shape) / scale, tf.float32)


x = tf.Variable(made(1, 4, 5, 2))
show("two", tf.nn.avg_pool2d(x, 2, 2, "VALID"))
show("same", tf.nn.avg_pool2d(x, [3, 2], [1, 2], "SAME"))
show("one", tf.nn.avg_pool1d(made(1, 5, 2), 2, 2, "SAME"))
show("three", tf.nn.avg_pool3d(made(1, 3, 3, 2, 1), 2, 1, "SAME"))
show("by rank", tf.nn.avg_pool(x, 3, 3, "SAME"))
with tf.GradientTape() as outer:
    with tf.GradientTape() as inner:
        y = tf.reduce_sum(tf.nn.avg_pool2d(x, 3, 2, "SAME") ** 2)
    dx = inner.gradient(y, x)
    again = tf.reduce_sum(dx * dx)
show("gradient", dx)
show("second", outer.gradient(again, x))
