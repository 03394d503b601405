# assign, assign_add and assign_sub inside of a function, and what they return
import tensorflow as tf
from parity import show

v = tf.Variable([1.0, 2.0])


@tf.function
def f(x):
    a = v.assign(x) + 0.0
    b = v.assign_add([1.0, 1.0]) * 1.0
    c = v.assign_sub(x)
    return a, b, c


show("returned", f(tf.constant([5.0, 7.0])))
show("variable", v)
