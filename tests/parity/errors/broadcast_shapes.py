# sizes that do not broadcast, by stage
import tensorflow as tf
from parity import attempt

a, b = tf.ones([2]), tf.ones([3])


@tf.function
def f(x, y):
    return x + y


unknown = tf.TensorSpec([None], tf.float32)
g = tf.function(f.python_function, input_signature=[unknown, unknown])
attempt(lambda: a + b)
attempt(lambda: f(a, b))
attempt(lambda: g(a, b))
attempt(lambda: g(a, tf.ones([1])))
