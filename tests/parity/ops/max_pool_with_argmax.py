# max_pool_with_argmax: where the largest are, with and without the batch
import numpy as np
import tensorflow as tf
from parity import attempt, show


def made(*shape, scale=4):
    n = int(np.prod(shape))
    return tf.constant(((np.arange(n) * 7) % 13 - 6).reshape(shape) / scale, tf.float32)


x = made(2, 4, 4, 2)
show("without batch", tf.nn.max_pool_with_argmax(x, 2, 2, "SAME"))
show("with batch", tf.nn.max_pool_with_argmax(x, 2, 2, "VALID", include_batch_in_index=True))
show("int32", tf.nn.max_pool_with_argmax(x, [1, 3, 2, 1], [1, 1, 2, 1], "SAME", output_dtype=tf.int32).argmax)
show("ties", tf.nn.max_pool_with_argmax(tf.zeros([1, 3, 3, 1]), 2, 1, "VALID"))
v = tf.Variable(x)
with tf.GradientTape() as tape:
    y = tf.nn.max_pool_with_argmax(v, 2, 2, "VALID").output
show("gradient", tape.gradient(y, v))
attempt(lambda: tf.nn.max_pool_with_argmax(x, 2, 2, "SAME", data_format="NCHW"), "are not supported")
