# NCHW, NCW and NCDHW give what channels last give, turned round
# differs: channels-first
import numpy as np
import tensorflow as tf
from parity import attempt, show


def made(*shape, scale=4):
    n = int(np.prod(shape))
    return tf.constant(((np.arange(n) * 7) % 13 - 6).reshape(shape) / scale, tf.float32)


x, w = made(1, 2, 4, 5), made(3, 2, 2, 3)


def last(f, x):
    n = len(x.shape)
    y = f(tf.transpose(x, [0, *range(2, n), 1]))
    return tf.transpose(y, [0, n - 1, *range(1, n - 1)])


def both(label, x, on_last, on_first):
    show(label, last(on_last, x))
    attempt(lambda: on_first(x))


both("conv2d", x, lambda x: tf.nn.conv2d(x, w, 1, "SAME"), lambda x: tf.nn.conv2d(x, w, 1, "SAME", data_format="NCHW"))
both("strides", x, lambda x: tf.nn.conv2d(x, w, [2, 1], "VALID"), lambda x: tf.nn.conv2d(x, w, [1, 1, 2, 1], "VALID", data_format="NCHW"))
line = made(1, 2, 5)
both("conv1d", line, lambda x: tf.nn.conv1d(x, w[0], 1, "SAME"), lambda x: tf.nn.conv1d(x, w[0], 1, "SAME", data_format="NCW"))
both("max_pool", x, lambda x: tf.nn.max_pool2d(x, 2, 2, "SAME"), lambda x: tf.nn.max_pool2d(x, 2, 2, "SAME", data_format="NCHW"))
both("avg_pool", x, lambda x: tf.nn.avg_pool2d(x, 2, [2, 1], "VALID"), lambda x: tf.nn.avg_pool2d(x, [1, 1, 2, 2], [1, 1, 2, 1], "VALID", data_format="NCHW"))
space = made(1, 1, 2, 2, 3)
both("conv3d", space, lambda x: tf.nn.conv3d(x, made(1, 2, 2, 1, 2), [1] * 5, "SAME"), lambda x: tf.nn.conv3d(x, made(1, 2, 2, 1, 2), [1] * 5, "SAME", data_format="NCDHW"))
wide = made(1, 3, 2, 2)
both("transposed", wide, lambda x: tf.nn.conv2d_transpose(x, w, [1, 4, 4, 2], 2), lambda x: tf.nn.conv2d_transpose(x, w, [1, 2, 4, 4], 2, data_format="NCHW"))
both("pool", x, lambda x: tf.nn.pool(x, [2, 2], "AVG"), lambda x: tf.nn.pool(x, [2, 2], "AVG", data_format="NCHW"))


def block(x, first):
    name = "NCHW" if first else "NHWC"
    y = tf.nn.relu(tf.nn.bias_add(tf.nn.conv2d(x, w, 1, "SAME", data_format=name), [0.5, -0.25, 1.0], data_format=name))
    y = tf.nn.max_pool2d(y, 2, 2, "SAME", data_format=name)
    return tf.nn.conv2d(y, made(2, 2, 3, 2), 1, "VALID", data_format=name)


def gradient(f):
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = f(x)
    return tape.gradient(y, x)


show("block", last(lambda x: block(x, False), x))
show("gradient", gradient(lambda x: last(lambda x: block(x, False), x)))
attempt(tf.function(lambda: block(x, True)))
attempt(tf.function(lambda: gradient(lambda x: block(x, True))))
