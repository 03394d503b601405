# rows of a variable are changed inside of a function
import tensorflow as tf
from parity import show

v = tf.Variable(tf.zeros([3, 2]))


@tf.function
def f(i, row):
    v.scatter_nd_update([[i]], [row])
    v[0, 1].assign(9.0)
    return v.read_value()


show("after", f(tf.constant(2), tf.constant([1.0, 2.0])))
