# a generator in functions: its state goes on between calls, and can be copied
import tensorflow as tf
from parity import show

g = tf.random.Generator.from_seed(42)


@tf.function
def f():
    return g.uniform([2]), g.normal([2])


show("first", f())
show("second", f())
show("eager goes on", g.uniform([2]))
copied = tf.random.Generator.from_state(g.state, alg="philox")
show("copy", copied.normal([2]))
show("original", g.normal([2]))
tf.random.set_global_generator(tf.random.Generator.from_seed(3))
show("global", tf.random.get_global_generator().uniform([2]))
