# a VariableSpec cannot stand in an input_signature; a variable given for a TensorSpec is read
import tensorflow as tf
from parity import attempt

v = tf.Variable(2.0)
attempt(
    lambda: tf.function(lambda x: x, input_signature=[tf.type_spec_from_value(v)]),
    "input_signature doesn't support VariableSpec",
)


@tf.function(input_signature=[tf.TensorSpec([], tf.float32)])
def f(x):
    print("a variable:", isinstance(x, tf.Variable))
    return x * 3.0


attempt(lambda: f(v))
