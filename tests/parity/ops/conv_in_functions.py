# convolutions and pools of unknown sizes: one trace, static shapes, names
import numpy as np
import tensorflow as tf
from parity import show


def made(*shape, scale=4):
    n = int(np.prod(shape))
    return tf.constant(((np.arange(n) * 7) % 13 - 6).reshape(shape) / scale, tf.float32)


@tf.function(input_signature=[tf.TensorSpec([None, None, None, 2])])
def net(x):
    y = tf.nn.conv2d(x, made(3, 3, 2, 4), [1, 2, 2, 1], "SAME")
    print(y.shape, y.name)
    y = tf.nn.max_pool2d(tf.nn.relu(y), 2, 2, "VALID")
    print(y.shape, y.name)
    y = tf.nn.depthwise_conv2d(y, made(1, 1, 4, 2), [1, 1, 1, 1], "SAME")
    print(y.shape, y.name)
    y = tf.nn.avg_pool2d(y, 2, 1, "SAME")
    print(y.shape, y.name)
    return tf.reduce_mean(y, [1, 2])


for n, h, w in [(1, 8, 8), (2, 5, 9), (3, 12, 4)]:
    show(f"{n} {h} {w}", net(made(n, h, w, 2)))
print(net.experimental_get_tracing_count())


@tf.function
def step(x, w):
    with tf.GradientTape() as tape:
        tape.watch([x, w])
        loss = tf.reduce_sum(tf.nn.max_pool2d(tf.nn.conv2d(x, w, 1, "SAME"), 2, 2, "SAME") ** 2)
    return tape.gradient(loss, [x, w])


show("gradients", step(made(1, 4, 4, 1), made(2, 2, 1, 2)))


@tf.function
def small(x):
    return tf.nn.conv2d(x, made(3, 3, 1, 1), 1, "VALID")


show("just", small(made(1, 3, 3, 1)))
