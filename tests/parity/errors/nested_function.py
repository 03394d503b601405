# errors from inside of a nested function
import tensorflow as tf
from parity import attempt


@tf.function
def inner(x, i):
    return tf.gather(x, i)


@tf.function
def outer(x, i):
    return inner(x, i) * 2.0


@tf.function
def shapes(x):
    return inner(x, 0) @ x


attempt(lambda: outer(tf.constant([1.0]), tf.constant(3)), "Graph execution error")
attempt(lambda: outer(tf.constant([1.0]), tf.constant(0)))
attempt(lambda: shapes(tf.ones([2, 2, 3])))
