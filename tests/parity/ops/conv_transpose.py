# conv1d_transpose, conv2d_transpose, conv3d_transpose, conv_transpose, with gradients
import numpy as np
import tensorflow as tf
from parity import show


def made(*shape, scale=4):
    n = int(np.prod(shape))
    return tf.constant(((np.arange(n) * 7) % 13 - 6).reshape(shape) / scale, tf.float32)


x, w = tf.Variable(made(1, 2, 3, 3)), tf.Variable(made(3, 2, 2, 3))
with tf.GradientTape() as tape:
    y = tf.nn.conv2d_transpose(x, w, [1, 4, 6, 2], 2)
show("two axes", y)
show("gradients", tape.gradient(y, [x, w], output_gradients=made(1, 4, 6, 2)))
show("odd", tf.nn.conv2d_transpose(x, w, [1, 3, 5, 2], strides=[1, 2, 2, 1], padding="SAME"))
show("valid", tf.nn.conv2d_transpose(x, w, [1, 4, 4, 2], 1, "VALID"))
show("shape as a tensor", tf.nn.conv2d_transpose(x, w, tf.constant([1, 2, 3, 2]), 1))
show("one axis", tf.nn.conv1d_transpose(made(1, 3, 2), made(2, 1, 2), [1, 6, 1], 2))
show("three axes", tf.nn.conv3d_transpose(made(1, 1, 2, 2, 1), made(2, 1, 2, 2, 1), [1, 2, 2, 4, 2], [2, 1, 2]))
show("any", tf.nn.conv_transpose(x, w, [1, 4, 6, 2], 2))
show("atrous", tf.nn.atrous_conv2d_transpose(x, w, [1, 6, 5, 2], 2, "VALID"))
