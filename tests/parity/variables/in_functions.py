# variables in functions: captured by reference, assigned in order, passed as arguments
import tensorflow as tf
from parity import show

v = tf.Variable(1.0)


@tf.function
def step(x):
    v.assign_add(x)
    first = v.read_value()
    v.assign(v * 2)
    return first, v.read_value()


@tf.function
def bump(w):
    w.assign_add(tf.ones_like(w))
    return w.read_value()


show("step", step(tf.constant(2.0)))
v.assign(10.0)
show("again", step(tf.constant(1.0)))
show("after", v)
w = tf.Variable(5.0)
show("argument", bump(w))
show("changed", w)
bump(v)
print(bump.experimental_get_tracing_count(), step.experimental_get_tracing_count())
bump(tf.Variable([1.0]))
print(bump.experimental_get_tracing_count())
