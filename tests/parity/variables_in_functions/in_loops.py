# assignments in a loop
import tensorflow as tf
from parity import show

v = tf.Variable(0.0)


@tf.function
def f(n):
    for i in tf.range(n):
        v.assign_add(tf.cast(i, tf.float32))
    return v.read_value()


show("five", f(tf.constant(5)))
show("none", f(tf.constant(0)))
show("two", f(tf.constant(2)))
