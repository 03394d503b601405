# comprehensions are not converted: iterating over a tensor in one is refused, in a loop it is not
import tensorflow as tf
from parity import attempt


@tf.function
def comprehension(x):
    return tf.add_n([y * 2.0 for y in x])


@tf.function
def loop(x):
    total = 0.0
    for y in x:
        total += y * 2.0
    return total


attempt(lambda: comprehension(tf.constant([1.0, 2.0])))
attempt(lambda: loop(tf.constant([1.0, 2.0])))
