# tf.nn.pool
import numpy as np
import tensorflow as tf
from parity import attempt, show


def made(*shape, scale=4):
    n = int(np.prod(shape))
    return tf.constant(((np.arange(n) * 7) % 13 - 6).reshape(shape) / scale, tf.float32)


x = made(1, 4, 4, 2)
show("max", tf.nn.pool(x, [2, 2], "MAX"))
show("avg", tf.nn.pool(x, [2, 2], "AVG", strides=[2, 2], padding="SAME"))
show("line", tf.nn.pool(made(1, 5, 1), [3], "MAX", padding="SAME"))
attempt(lambda: tf.nn.pool(x, [2, 2], "MIN"), "pooling is not supported")
attempt(lambda: tf.nn.pool(x, [2, 2], "AVG", padding="SAME", dilations=[2, 2]), "'SAME' padding is not implemented")
