# debugging: eager first, tf.print in graphs, checks, py_function
import sys
import tensorflow as tf
from parity import attempt, show


@tf.function
def f(x):
    tf.debugging.assert_non_negative(x, message="x must not be negative")
    tf.print("x is", x, output_stream=sys.stdout)
    return tf.sqrt(x)


show("fine", f(tf.constant([4.0, 9.0])))
attempt(lambda: f(tf.constant([4.0, -9.0])), "x must not be negative")
show("eagerly", f.python_function(tf.constant([16.0])))


@tf.function
def through_python(x):
    def inside(value):
        print("in Python", value.numpy())
        return value + 1

    y = tf.py_function(inside, [x], tf.int32)
    y.set_shape([])
    return y * 2


show("py_function", through_python(tf.constant(3)))
show("again", through_python(tf.constant(4)))
print(tf.executing_eagerly(), tf.function(lambda: tf.constant(tf.executing_eagerly()))().numpy())
