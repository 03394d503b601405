# max_pool along one, two and three axes, with gradients
import numpy as np
import tensorflow as tf
from parity import show


def made(*shape, scale=4):
    n = int(np.prod(shape))
    return tf.constant(((np.arange(n) * 7) % 13 - 6).reshape(shape) / scale, tf.float32)


x = tf.Variable(made(1, 5, 4, 2))
show("two", tf.nn.max_pool2d(x, 2, 2, "VALID"))
show("same", tf.nn.max_pool2d(x, [3, 2], [1, 2], "SAME"))
show("lists", tf.nn.max_pool2d(x, [1, 2, 2, 1], [1, 2, 1, 1], "VALID"))
show("one", tf.nn.max_pool1d(made(1, 5, 2), 2, 2, "SAME"))
show("three", tf.nn.max_pool3d(made(1, 3, 3, 2, 1), 2, 1, "VALID"))
show("by rank", [tf.nn.max_pool(made(1, 4, 2), 2, 2, "SAME"), tf.nn.max_pool(x, 2, 2, "SAME"), tf.nn.max_pool(made(1, 2, 2, 2, 1), 2, 2, "SAME")])
show("integers", tf.nn.max_pool2d(tf.cast(made(1, 3, 3, 1) * 4, tf.int32), 2, 1, "VALID"))
with tf.GradientTape() as tape:
    y = tf.nn.max_pool2d(x, 2, 1, "SAME")
show("gradient", tape.gradient(y, x, output_gradients=made(1, 5, 4, 2)))
ties = tf.Variable(tf.zeros([1, 3, 3, 1]))
with tf.GradientTape() as tape:
    y = tf.nn.max_pool2d(ties, 2, 1, "VALID")
show("of ties the first", tape.gradient(y, ties))
