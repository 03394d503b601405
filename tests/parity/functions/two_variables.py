# assignments to several variables, which read each other
import tensorflow as tf
from parity import show

a, b = tf.Variable(1.0), tf.Variable(2.0)


@tf.function
def swap():
    old = a.read_value()
    a.assign(b)
    b.assign(old)


@tf.function
def mix():
    a.assign(a + b)
    b.assign(a * b)
    a.assign_sub(b)


swap()
show("swapped", [a, b])
mix()
show("mixed", [a, b])
