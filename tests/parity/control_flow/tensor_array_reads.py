# reads that clear, writes that come twice, lost writes
import tensorflow as tf
from parity import attempt, show

ta = tf.TensorArray(tf.float32, size=2).unstack([1.0, 2.0])
show("first read", ta.read(0))
attempt(lambda: ta.read(0))
ta = tf.TensorArray(tf.float32, size=2, clear_after_read=False).unstack([1.0, 2.0])
show("kept", [ta.read(0), ta.read(0)])
ta = ta.write(0, 5.0)
show("written twice", ta.read(0))


@tf.function
def lost():
    a = tf.TensorArray(tf.float32, size=2, element_shape=[])
    a.write(0, 7.0)
    return a.stack()


show("a write whose result is dropped, in a function", lost())


@tf.function
def passed(a):
    return a.read(1) * 2


show("argument", tf.function(lambda: passed(tf.TensorArray(tf.float32, 2).unstack([1.0, 4.0])))())
