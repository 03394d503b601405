# indices that are not there: an error of the run, unless the index is known while tracing
import tensorflow as tf
from parity import attempt

x = tf.constant([1.0, 2.0, 3.0])


@tf.function
def gather(x, i):
    return tf.gather(x, i)


@tf.function
def index(x, i):
    return x[i]


attempt(lambda: tf.gather(x, 5))
attempt(lambda: gather(x, tf.constant(5)))
attempt(lambda: gather(x, tf.constant(-1)))
attempt(lambda: gather(x, tf.constant(2)))
attempt(lambda: x[5])
attempt(lambda: index(x, 5))
attempt(lambda: index(x, tf.constant(5)))
attempt(lambda: index(x, tf.constant(-1)))
