# what fails at run time inside branches and loops; the call after it works
import tensorflow as tf
from parity import attempt


@tf.function
def f(i):
    x = tf.constant([1, 2, 3])
    return tf.cond(i < 10, lambda: x[i], lambda: -1)


attempt(lambda: f(tf.constant(1)))
attempt(lambda: f(tf.constant(5)), "out of bounds")
attempt(lambda: f(tf.constant(50)))


@tf.function
def g(n):
    return tf.while_loop(lambda i, s: i < n, lambda i, s: (i + 1, s + 12 // (3 - i)), [0, 0])[1]


attempt(lambda: g(tf.constant(3)))
attempt(lambda: g(tf.constant(4)), "ivision by zero")
attempt(lambda: g(tf.constant(2)))
