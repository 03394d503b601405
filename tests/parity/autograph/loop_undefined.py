# names first set inside a staged loop: zeros before it, and one turn at least
import tensorflow as tf
from parity import attempt


@tf.function
def last(x):
    for v in x:
        y = v * 2
    return y


@tf.function
def last_of_while(n):
    while n > 0:
        n = n - 1
        y = n * 10
    return y


@tf.function
def read_before(x):
    for v in x:
        y = y + v  # noqa: F821
    return y


@tf.function
def local_only(x):
    total = 0
    for v in x:
        square = v * v
        total += square
    return total


attempt(lambda: last(tf.constant([1, 2, 3])))
attempt(lambda: last(tf.zeros([0], tf.int32)), "loop must iterate at least once")
attempt(lambda: last_of_while(tf.constant(3)))
attempt(lambda: last_of_while(tf.constant(0)), "loop must iterate at least once")
attempt(lambda: read_before(tf.constant([1, 2, 3])), "must be defined before the loop")
attempt(lambda: local_only(tf.constant([1, 2, 3])))
