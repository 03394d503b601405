# which variables are the same matters, which ones they are does not
import tensorflow as tf
from parity import counts, show

v, w, z = tf.Variable(1.0), tf.Variable(2.0), tf.Variable(3.0)


@tf.function
def f(a, b):
    a.assign_add(10.0)
    return a - b


counts(f, (v, w), (w, v), (v, v), (w, w), (z, v))
show("values", [v, w, z])


@tf.function
def g(a, b, c):
    return a + b + c


counts(g, (v, v, z), (z, w, w), (w, v, w), (v, w, z), (z, z, v), (z, z, z))
