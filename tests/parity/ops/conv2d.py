# conv2d: strides, paddings and dilations, as numbers and lists
import numpy as np
import tensorflow as tf
from parity import show


def made(*shape, scale=4):
    n = int(np.prod(shape))
    return tf.constant(((np.arange(n) * 7) % 13 - 6).reshape(shape) / scale, tf.float32)


x, w = made(2, 5, 6, 2), made(3, 2, 2, 3)
show("same", tf.nn.conv2d(x, w, 1, "SAME"))
show("valid", tf.nn.conv2d(x, w, [1, 1, 1, 1], "VALID"))
show("strides", tf.nn.conv2d(x, w, [2, 3], "SAME"))
show("strides valid", tf.nn.conv2d(x, w, strides=[1, 2, 1, 1], padding="VALID"))
show("dilations", tf.nn.conv2d(x, w, 1, "VALID", dilations=[2, 1]))
show("dilated same", tf.nn.conv2d(x, w, 1, "SAME", dilations=2))
show("by name", tf.nn.conv2d(input=x, filters=w, strides=2, padding="SAME", data_format="NHWC", name="c"))
show("one by one", tf.nn.conv2d(x, made(1, 1, 2, 2), 2, "SAME"))
show("double", tf.nn.conv2d(tf.cast(x, tf.float64), tf.cast(w, tf.float64), 2, "VALID"))
print(tf.nn.conv2d(x[:0], w, 1, "SAME").shape[:3])
