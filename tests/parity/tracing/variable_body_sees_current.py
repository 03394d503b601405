# a trace made for one variable works on the one that is passed, and reads what it holds now
import tensorflow as tf
from parity import show


@tf.function
def double(v):
    print("tracing")
    v.assign(v * 2.0)
    return v.read_value()


a, b = tf.Variable([1.0, 2.0]), tf.Variable([5.0, 6.0])
show("a", double(a))
show("b", double(b))
a.assign([100.0, 200.0])
show("a again", double(a))
show("b is left", b)
