# conv2d and max_pool2d with padding as a list of pairs
import numpy as np
import tensorflow as tf
from parity import attempt, show


def made(*shape, scale=4):
    n = int(np.prod(shape))
    return tf.constant(((np.arange(n) * 7) % 13 - 6).reshape(shape) / scale, tf.float32)


x, w = made(1, 3, 4, 1), made(2, 2, 1, 2)
show("around", tf.nn.conv2d(x, w, 1, [[0, 0], [1, 1], [1, 1], [0, 0]]))
show("before", tf.nn.conv2d(x, w, 2, ((0, 0), (1, 0), (0, 2), (0, 0))))
show("dilated", tf.nn.conv2d(x, w, 1, [[0, 0], [2, 1], [0, 1], [0, 0]], dilations=2))
show("depthwise", tf.nn.depthwise_conv2d(x, w, [1, 1, 1, 1], [[0, 0], [1, 0], [0, 1], [0, 0]]))
show("pool", tf.nn.max_pool2d(x, 2, 2, [[0, 0], [1, 1], [0, 0], [0, 0]]))
show("line", tf.nn.max_pool1d(made(1, 5, 2), 2, 2, [[0, 0], [1, 1], [0, 0]]))
attempt(lambda: tf.nn.conv2d(x, w, 1, [[0, 0], [1, 1], [1, 1]]), "must be of size 4")
attempt(lambda: tf.nn.conv2d(x, w, 1, [[0, 0], [1, 1, 1], [1, 1], [0, 0]]), "must be a list/tuple of size 2")
attempt(lambda: tf.nn.conv2d(x, w, 1, "EXPLICIT"), "`padding` must be a list")
attempt(lambda: tf.nn.max_pool2d(x, 2, 2, [[0, 0], [2, 1], [0, 0], [0, 0]]))
attempt(lambda: tf.nn.avg_pool2d(x, 2, 2, [[0, 0], [1, 1], [0, 0], [0, 0]]), "Expected string for argument 'padding'")
