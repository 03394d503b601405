# a concrete function called eagerly with a tensor of another shape: accepted by position, as a flat argument
import tensorflow as tf
from parity import attempt


@tf.function
def f(x):
    return x * 2.0


concrete = f.get_concrete_function(tf.TensorSpec([2], tf.float32))
attempt(lambda: concrete(tf.constant([1.0, 2.0])))
attempt(lambda: concrete(tf.constant([1.0, 2.0, 3.0])))
