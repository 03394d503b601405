# reads and writes of a variable happen in the order of the program
import tensorflow as tf
from parity import show

v = tf.Variable(1.0)


@tf.function
def f(x):
    a = v + 0.0
    v.assign(v * 10.0)
    b = v + 0.0
    v.assign_add(x)
    c = v + 0.0
    v.assign_sub(1.0)
    return a, b, c


show("seen", f(tf.constant(5.0)))
show("left", v)
show("seen", f(tf.constant(5.0)))
