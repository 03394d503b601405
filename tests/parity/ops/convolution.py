# convolution and atrous_conv2d: as many axes as the filters have
import numpy as np
import tensorflow as tf
from parity import attempt, show


def made(*shape, scale=4):
    n = int(np.prod(shape))
    return tf.constant(((np.arange(n) * 7) % 13 - 6).reshape(shape) / scale, tf.float32)


show("line", tf.nn.convolution(made(1, 6, 2), made(2, 2, 2), padding="SAME", dilations=[2]))
show("plane", tf.nn.convolution(made(1, 4, 4, 1), made(2, 2, 1, 2)))
show("strides", tf.nn.convolution(made(1, 4, 4, 1), made(2, 2, 1, 2), strides=[2, 1], padding="SAME"))
show("space", tf.nn.convolution(made(1, 2, 3, 2, 1), made(2, 1, 2, 1, 2), padding="SAME"))
show("batches", tf.nn.convolution(made(2, 1, 3, 3, 1), made(2, 2, 1, 1)))
show("atrous", tf.nn.atrous_conv2d(made(1, 5, 5, 1), made(2, 2, 1, 2), 2, "VALID"))
show("atrous same", tf.nn.atrous_conv2d(made(1, 4, 5, 1), made(3, 2, 1, 1), rate=2, padding="SAME"))
attempt(lambda: tf.nn.convolution(made(1, 4, 4, 1), made(2, 2, 1, 2), strides=2, padding="SAME", dilations=2), "not supported in conjunction")
attempt(lambda: tf.nn.atrous_conv2d(made(1, 5, 5, 1), made(2, 2, 1, 2), 0, "VALID"))
