# tensors of different dtypes: InvalidArgumentError eagerly, TypeError while tracing
import tensorflow as tf
from parity import attempt

a, b = tf.constant(1), tf.constant(2.0)


@tf.function
def f(x, y):
    return x + y


attempt(lambda: a + b)
attempt(lambda: f(a, b))
attempt(lambda: tf.function(lambda x: x + 2.5)(a))
attempt(lambda: a + 2.5)
attempt(lambda: f(b, 2))
attempt(lambda: tf.function(tf.matmul)(tf.ones([1, 1]), tf.ones([1, 1], tf.float64)))
attempt(lambda: tf.function(lambda: tf.stack([a, b]))())
