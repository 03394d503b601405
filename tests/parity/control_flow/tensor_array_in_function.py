# TensorArray in functions: in loops, as loop variable, dynamic, its gradient
import tensorflow as tf
from parity import attempt, show


@tf.function
def squares(n):
    ta = tf.TensorArray(tf.int32, size=n)
    for i in tf.range(n):
        ta = ta.write(i, i * i)
    return ta.stack()


show("squares", squares(tf.constant(5)))
show("none", squares(tf.constant(0)))


@tf.function
def evens(x):
    ta = tf.TensorArray(x.dtype, size=0, dynamic_size=True)
    for v in x:
        if v % 2 == 0:
            ta = ta.write(ta.size(), v)
    return ta.stack(), ta.size()


show("dynamic", evens(tf.constant([1, 2, 4, 5, 8])))


@tf.function
def powers(x):
    ta = tf.TensorArray(tf.float32, size=4, element_shape=[])
    y = tf.constant(1.0)
    for i in tf.range(4):
        y = y * x
        ta = ta.write(i, y)
    return tf.reduce_sum(ta.stack())


x = tf.Variable(2.0)
with tf.GradientTape() as tape:
    total = powers(x)
show("total", total)
show("gradient", tape.gradient(total, x))
attempt(lambda: tf.function(lambda i: tf.TensorArray(tf.int32, 2).write(i, 1).stack())(tf.constant(5)))
