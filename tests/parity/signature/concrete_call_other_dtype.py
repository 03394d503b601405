# a concrete function called with another dtype, or in a trace with a shape that does not fit
import tensorflow as tf
from parity import attempt


@tf.function
def f(x):
    return x * 2.0


concrete = f.get_concrete_function(tf.TensorSpec([2], tf.float32))
attempt(lambda: concrete(tf.constant([1, 2])))
attempt(lambda: concrete(tf.constant([1.0, 2.0], tf.float64)))
attempt(tf.function(lambda: concrete(tf.ones([2]))))
attempt(tf.function(lambda: concrete(tf.ones([3]))))
