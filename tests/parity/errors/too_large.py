# a tensor that no memory can hold
import tensorflow as tf
from parity import attempt


@tf.function
def f(n):
    return tf.zeros([n, 1000, 1000, 1000])


attempt(lambda: f(tf.constant(1 << 20)))
attempt(lambda: f(tf.constant(0)))
