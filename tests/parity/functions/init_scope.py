# tf.init_scope leaves the trace: its code runs eagerly, once per trace
import tensorflow as tf
from parity import attempt

count = tf.Variable(0)


@tf.function
def f(x):
    with tf.init_scope():
        count.assign_add(1)
        print("eager inside:", tf.executing_eagerly(), (tf.constant(2) + 3).numpy())
    return x


f(tf.constant(1.0))
f(tf.constant(2.0))
f(tf.constant([1.0]))
print(count.numpy())


@tf.function
def g(x):
    with tf.init_scope():
        return x + 1.0


attempt(lambda: g(tf.constant(1.0)), "out of scope")
