# a value read before an assignment keeps what was read
import tensorflow as tf
from parity import show

v = tf.Variable(1.0)


@tf.function
def f():
    before = v.read_value()
    v.assign(2.0)
    after = v.read_value()
    v.assign(3.0)
    return before, after, v


show("first", f())
show("second", f())
