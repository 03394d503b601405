# integers divided by zero: an error of the run, in a function too
import tensorflow as tf
from parity import attempt


@tf.function
def f(x, y):
    return x // y


attempt(lambda: tf.constant(1) // tf.constant(0))
attempt(lambda: f(tf.constant(1), tf.constant(0)), "Graph execution error")
attempt(lambda: f(tf.constant(7), tf.constant(2)))
attempt(lambda: f(tf.constant(1.0), tf.constant(0.0)))
