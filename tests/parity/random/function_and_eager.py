# two functions of the same body made anew give the same numbers after set_seed
import tensorflow as tf
from parity import show


def make():
    @tf.function
    def f():
        return tf.random.normal([2])

    return f


tf.random.set_seed(5)
a = make()
show("a", [a(), a()])
tf.random.set_seed(5)
b = make()
show("b", [b(), b()])
tf.random.set_seed(5)
show("eager", tf.random.normal([2]))
