# Convolutions by stride, dilation and explicit paddings, their transposes, and gradients of both.
# tolerance: 1e-4
import tensorflow as tf
from parity import show

x = tf.reshape(tf.range(2 * 5 * 6 * 2, dtype=tf.float32), [2, 5, 6, 2]) / 100.0
k = tf.reshape(tf.range(3 * 2 * 2 * 3, dtype=tf.float32), [3, 2, 2, 3]) / 50.0 - 0.3
t = tf.reshape(tf.range(3 * 2 * 4 * 2, dtype=tf.float32), [3, 2, 4, 2]) / 50.0


def glance(label, y):
    weights = tf.reshape(tf.range(tf.size(y)) % 7, tf.shape(y))
    show(label, [tf.shape(y), tf.reduce_sum(y * tf.cast(weights, y.dtype))])


for stride in (1, [2, 1], [1, 2, 3, 1]):
    for padding in ("SAME", "VALID"):
        glance(f"{stride} {padding}", tf.nn.conv2d(x, k, stride, padding))
glance("dilated", tf.nn.conv2d(x, k, 1, "SAME", dilations=2))
glance("explicit", tf.nn.conv2d(x, k, 1, [[0, 0], [1, 2], [0, 1], [0, 0]]))
glance("depthwise", tf.nn.depthwise_conv2d(x, k, [1, 2, 2, 1], "SAME"))
glance("separable", tf.nn.separable_conv2d(x, k, tf.ones([1, 1, 6, 2]), [1, 1, 1, 1], "VALID"))
glance("transposed", tf.nn.conv2d_transpose(x, t, [2, 10, 12, 4], 2))
glance("transposed valid", tf.nn.conv2d_transpose(x, t, [2, 7, 7, 4], 1, "VALID"))


@tf.function
def gradients(f):
    with tf.GradientTape() as tape:
        tape.watch([x, k, t])
        y = tf.reduce_sum(f() ** 2)
    return tape.gradient(y, [x, k, t], unconnected_gradients="zero")


def strided():
    return tf.nn.conv2d(x, k, 2, "SAME")


def pooled():
    return tf.nn.max_pool2d(tf.nn.conv2d(x, k, 1, "VALID"), 2, 1, "VALID")


def transposed():
    return tf.nn.conv2d_transpose(x, t, [2, 10, 12, 4], 2)


for f in (strided, pooled, transposed):
    for label, g in zip("xkt", gradients(f), strict=True):
        glance(f"{f.__name__} by {label}", g)
