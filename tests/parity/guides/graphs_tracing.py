# when tracing happens: once per kind of argument; shapes, dtypes and Python values
import tensorflow as tf
from parity import counts, show


@tf.function
def a_function_with_python_side_effect(x):
    print("Tracing!")
    return x * x + tf.constant(2)


for value in (tf.constant(2), tf.constant(3), 2, 3, 2):
    show("result", a_function_with_python_side_effect(value))


@tf.function
def my_relu(x):
    return tf.maximum(0.0, x)


vectors = tf.constant([3.0, -3.0]), tf.constant([-2.0, 2.0])
counts(my_relu, (tf.constant(5.5),), ([1, -1],), (vectors[0],), (vectors[1],), (tf.constant(-5.5),))
print(my_relu.pretty_printed_concrete_signatures())
