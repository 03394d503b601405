# Memory that there is not: the shape and the type stand in the message.
import tensorflow as tf
from parity import attempt

attempt(lambda: tf.ones([1 << 22, 1 << 22]), "OOM when allocating tensor with shape[4194304,4194304] and type float")
x = tf.fill([1 << 22], 1.0)
attempt(lambda: x[:, None] + x, "OOM when allocating tensor with shape[4194304,4194304] and type float")
filled = tf.function(lambda n: tf.fill([n, n], 1.0), autograph=False)
attempt(lambda: filled(tf.constant(1 << 22)), "OOM when allocating tensor with shape[4194304,4194304] and type float")
