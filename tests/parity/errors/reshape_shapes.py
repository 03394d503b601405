# reshapes that do not fit, by stage
import tensorflow as tf
from parity import attempt

x = tf.range(6)


@tf.function
def f(x, shape):
    return tf.reshape(x, shape)


@tf.function(input_signature=[tf.TensorSpec([None], tf.int32), tf.TensorSpec([2], tf.int32)])
def g(x, shape):
    return tf.reshape(x, shape)


attempt(lambda: tf.reshape(x, [4, 2]))
attempt(lambda: f(x, [4, 2]))
attempt(lambda: g(x, [4, 2]))
attempt(lambda: g(x, [3, -1]))
attempt(lambda: g(x, [-1, -1]))
attempt(lambda: f(x, [-1, 4]))
