# concrete functions: how they print, what they accept, their signature and their outputs
import tensorflow as tf
from parity import attempt, show


@tf.function
def power(a, b):
    return a**b


square = power.get_concrete_function(a=tf.TensorSpec(None, tf.float32), b=2)
print(square.structured_input_signature)
print(square.structured_outputs.shape, square.structured_outputs.dtype, square.output_shapes, square.output_dtypes)
show("square", square(tf.constant(10.0)))
attempt(lambda: square(tf.constant(10.0), b=3))
show("with the constant", square(tf.constant(3.0), b=2))
attempt(lambda: square("text"))
double = power.get_concrete_function(tf.TensorSpec([2], tf.float64), tf.constant(1.5, tf.float64))
print(double.pretty_printed_signature())
show("double", double(tf.constant([4.0, 9.0], tf.float64), tf.constant(0.5, tf.float64)))
print(power.experimental_get_tracing_count())
