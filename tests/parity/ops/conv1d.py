# conv1d: strides, dilations, more than one batch axis
import numpy as np
import tensorflow as tf
from parity import attempt, show


def made(*shape, scale=4):
    n = int(np.prod(shape))
    return tf.constant(((np.arange(n) * 7) % 13 - 6).reshape(shape) / scale, tf.float32)


x, w = made(2, 6, 2), made(3, 2, 2)
show("same", tf.nn.conv1d(x, w, 1, "SAME"))
show("valid", tf.nn.conv1d(x, w, stride=2, padding="VALID"))
show("list", tf.nn.conv1d(x, w, [1, 2, 1], "SAME"))
show("dilated", tf.nn.conv1d(x, w, 1, "VALID", dilations=2))
show("batches", tf.nn.conv1d(made(2, 1, 4, 2), w, 1, "SAME"))
v = tf.Variable(x)
with tf.GradientTape() as tape:
    y = tf.nn.conv1d(v, w, 2, "SAME")
show("gradient", tape.gradient(y, v))
attempt(lambda: tf.nn.conv1d(x, w, [1, 2], "SAME"), "length 1")
attempt(lambda: tf.nn.conv1d(x, w, 1, [[0, 0], [1, 1], [0, 0]]), "Expected string")
attempt(lambda: tf.nn.conv1d(made(2, 6, 3), w, 1, "SAME"), "input depth must be evenly divisible by filter depth: 3 vs 2")
