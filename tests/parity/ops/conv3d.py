# conv3d and its gradients
import numpy as np
import tensorflow as tf
from parity import attempt, show


def made(*shape, scale=4):
    n = int(np.prod(shape))
    return tf.constant(((np.arange(n) * 7) % 13 - 6).reshape(shape) / scale, tf.float32)


x, w = tf.Variable(made(1, 3, 4, 3, 2)), tf.Variable(made(2, 2, 1, 2, 2))
show("same", tf.nn.conv3d(x, w, [1, 1, 1, 1, 1], "SAME"))
show("valid", tf.nn.conv3d(x, w, [1, 1, 2, 1, 1], "VALID"))
with tf.GradientTape() as tape:
    y = tf.nn.conv3d(x, w, [1, 2, 1, 1, 1], "SAME")
show("gradients", tape.gradient(y, [x, w]))
attempt(lambda: tf.nn.conv3d(x, w, [1, 1, 1, 1, 1], [[0, 0]] * 5), "Expected string")
