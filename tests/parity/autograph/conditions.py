# what may stand as a condition: bools with one element; numbers and vectors may not
import tensorflow as tf
from parity import attempt


@tf.function
def f(c):
    if c:
        return "then"
    return "else"


@tf.function
def w(c):
    n = 0
    while c:
        n += 1
        c = tf.logical_not(c)
    return n


attempt(lambda: f(tf.constant(True)))
attempt(lambda: f(tf.constant([True])))
attempt(lambda: f(tf.constant([[False]])))
attempt(lambda: f(tf.constant(1)))
attempt(lambda: f(tf.constant([True, False])))
attempt(lambda: f(tf.constant("a")))
attempt(lambda: f(None))
attempt(lambda: f([]))
attempt(lambda: w(tf.constant(True)))
attempt(lambda: w(tf.constant([True, True])))
