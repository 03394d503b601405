# experimental_implements marks a pure function: a variable inside is refused
import tensorflow as tf
from parity import attempt

v = tf.Variable(1.0)


@tf.function(experimental_implements="my_scale")
def f(x):
    return x * v


attempt(lambda: f(tf.constant(2.0)), "variables are always captured")
