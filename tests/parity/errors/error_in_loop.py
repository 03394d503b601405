# an error in the middle of a loop of the graph ends the call
import tensorflow as tf
from parity import attempt


@tf.function
def f(x, n):
    total = 0.0
    for i in tf.range(n):
        total += tf.gather(x, i)
    return total


x = tf.constant([1.0, 2.0, 3.0])
attempt(lambda: f(x, tf.constant(3)))
attempt(lambda: f(x, tf.constant(5)), "Graph execution error")
attempt(lambda: f(x, tf.constant(2)))
