# conv2d with filters for fewer channels than there are: groups
# differs: convolution-gradients
import numpy as np
import tensorflow as tf
from parity import attempt, show


def made(*shape, scale=4):
    n = int(np.prod(shape))
    return tf.constant(((np.arange(n) * 7) % 13 - 6).reshape(shape) / scale, tf.float32)


x, w = tf.Variable(made(1, 3, 3, 4)), tf.Variable(made(2, 2, 2, 6))
show("two groups", tf.nn.conv2d(x, w, 1, "SAME"))
with tf.GradientTape() as tape:
    halves = zip(tf.split(x, 2, -1), tf.split(w, 2, -1))
    y = tf.concat([tf.nn.conv2d(a, b, 1, "SAME") for a, b in halves], -1)
show("by parts", y)
show("gradients by parts", tape.gradient(y, [x, w]))


def gradients():
    with tf.GradientTape() as tape:
        y = tf.nn.conv2d(x, w, 1, "SAME")
    return tape.gradient(y, [x, w])


attempt(gradients)
show("four groups", tf.nn.conv2d(x, made(1, 2, 1, 4), 1, "VALID"))
attempt(lambda: tf.nn.conv2d(x, made(2, 2, 3, 3), 1, "SAME"), "input depth must be evenly divisible by filter depth: 4 vs 3")
attempt(lambda: tf.nn.conv2d(x, made(2, 2, 2, 3), 1, "SAME"), "output depth must be evenly divisible by number of groups: 3 vs 2")
