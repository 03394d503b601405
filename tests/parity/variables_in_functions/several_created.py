# several variables, one of which starts with what another one holds
import tensorflow as tf
from parity import show

made = {}


@tf.function
def f(x):
    if not made:
        made["a"] = tf.Variable(tf.ones([2]) * 3.0)
        made["b"] = tf.Variable(tf.zeros([2]), trainable=False)
        made["n"] = tf.Variable(0)
    made["b"].assign_add(x)
    made["n"].assign_add(1)
    return made["a"] * made["b"]


show("first", f(tf.constant([1.0, 2.0])))
show("second", f(tf.constant([1.0, 2.0])))
print({name: v.numpy().tolist() for name, v in made.items()}, f.experimental_get_tracing_count())
