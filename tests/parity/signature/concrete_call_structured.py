# a concrete function takes the arguments of the call, where Python values have to be the traced ones
import tensorflow as tf
from parity import attempt


@tf.function
def f(x, n, y):
    return x * n + y


concrete = f.get_concrete_function(tf.TensorSpec([2], tf.float32), 3.0, tf.TensorSpec([2], tf.float32))
x, y = tf.constant([1.0, 2.0]), tf.constant([10.0, 20.0])
attempt(lambda: concrete(x, 3.0, y))
attempt(lambda: concrete(x, y=y, n=3.0))
attempt(lambda: concrete(x, 4.0, y))
attempt(lambda: concrete(x, y))
attempt(lambda: concrete(x=x, y=y))
attempt(lambda: concrete([5.0, 6.0], 3.0, [1.0, 1.0]))
