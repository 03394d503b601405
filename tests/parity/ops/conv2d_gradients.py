# gradients of conv2d by both operands, and of these again
import numpy as np
import tensorflow as tf
from parity import show


def made(*shape, scale=4):
    n = int(np.prod(shape))
    return tf.constant(((np.arange(n) * 7) % 13 - 6).reshape(shape) / scale, tf.float32)


x, w = tf.Variable(made(1, 4, 5, 2)), tf.Variable(made(3, 2, 2, 2))
for strides, padding in [(1, "SAME"), (2, "SAME"), ([2, 1], "VALID"), (1, [[0, 0], [2, 1], [0, 1], [0, 0]])]:
    with tf.GradientTape() as tape:
        y = tf.nn.conv2d(x, w, strides, padding)
        loss = tf.reduce_sum(y * y)
    show(f"{strides} {padding}", tape.gradient(loss, [x, w]))
with tf.GradientTape() as tape:
    loss = tf.reduce_sum(tf.nn.atrous_conv2d(x, w, 2, "SAME") ** 2)
show("dilated", tape.gradient(loss, [x, w]))
with tf.GradientTape() as outer:
    with tf.GradientTape() as inner:
        loss = tf.reduce_sum(tf.nn.conv2d(x, w, 1, "SAME") ** 2)
    dx, dw = inner.gradient(loss, [x, w])
    again = tf.reduce_sum(dx * dx) + tf.reduce_sum(dw)
show("second", outer.gradient(again, [x, w]))
