# depthwise_conv2d and separable_conv2d, with gradients
import numpy as np
import tensorflow as tf
from parity import attempt, show


def made(*shape, scale=4):
    n = int(np.prod(shape))
    return tf.constant(((np.arange(n) * 7) % 13 - 6).reshape(shape) / scale, tf.float32)


x, w, p = tf.Variable(made(1, 4, 4, 2)), tf.Variable(made(2, 3, 2, 2)), tf.Variable(made(1, 1, 4, 3))
with tf.GradientTape() as tape:
    y = tf.nn.depthwise_conv2d(x, w, [1, 1, 1, 1], "SAME")
show("depthwise", y)
show("gradients", tape.gradient(y, [x, w]))
show("strides", tf.nn.depthwise_conv2d(x, w, [1, 2, 2, 1], "VALID"))
show("dilated", tf.nn.depthwise_conv2d(x, w, [1, 1, 1, 1], "SAME", dilations=[2, 2]))
with tf.GradientTape() as tape:
    y = tf.nn.separable_conv2d(x, w, p, [1, 1, 1, 1], "SAME")
show("separable", y)
show("gradients", tape.gradient(y, [x, w, p]))
attempt(lambda: tf.nn.depthwise_conv2d(x, made(2, 2, 3, 1), [1, 1, 1, 1], "SAME"))
attempt(lambda: tf.nn.separable_conv2d(x, w, made(2, 1, 4, 3), [1, 1, 1, 1], "SAME"), "not compatible")
