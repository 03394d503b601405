# random ops in functions: per op state, op seeds, one stream per trace
import tensorflow as tf
from parity import show


@tf.function
def f():
    return tf.random.uniform([2]), tf.random.uniform([2])


@tf.function
def g():
    return tf.random.uniform([2], seed=1), tf.random.uniform([2], seed=1)


tf.random.set_seed(1234)
show("f", f())
show("f again", f())
show("g", g())
show("g again", g())
tf.random.set_seed(1234)
show("seeded again, same trace", f())
