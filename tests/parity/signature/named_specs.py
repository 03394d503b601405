# names in an input_signature are the names that a concrete function takes
import tensorflow as tf
from parity import attempt


@tf.function(input_signature=[tf.TensorSpec([], tf.float32, name="left"), tf.TensorSpec([], tf.float32, name="right")])
def f(a, b):
    return a - b


concrete = f.get_concrete_function()
print(concrete.structured_input_signature)
one, two = tf.constant(1.0), tf.constant(2.0)
attempt(lambda: f(a=one, b=two))
attempt(lambda: concrete(one, two))
attempt(lambda: concrete(left=two, right=one))
attempt(lambda: concrete(a=two, b=one))
