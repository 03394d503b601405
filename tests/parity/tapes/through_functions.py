# a tape around calls of tf.functions, and of nested functions
import tensorflow as tf
from parity import show


@tf.function
def inner(x):
    return x * x


@tf.function
def outer(x, y):
    return inner(x) * y + tf.reduce_sum(y)


x, y = tf.Variable(3.0), tf.constant([1.0, 2.0])
with tf.GradientTape() as tape:
    tape.watch(y)
    z = outer(x, y)
show("value", z)
show("gradients", tape.gradient(z, [x, y]))


@tf.function
def gradient(f, v):
    with tf.GradientTape() as tape:
        tape.watch(v)
        out = f(v)
    return tape.gradient(out, v)


show("inside", gradient(inner, tf.constant(5.0)))
with tf.GradientTape() as t2:
    v = tf.constant(2.0)
    t2.watch(v)
    g = gradient(lambda u: u**3, v)
show("second order through a function", t2.gradient(g, v))
