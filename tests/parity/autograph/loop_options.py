# set_loop_options: shape invariants and maximum_iterations
import tensorflow as tf
from parity import attempt


@tf.function
def grow(n):
    x = tf.zeros([0], tf.int32)
    for i in tf.range(n):
        tf.autograph.experimental.set_loop_options(shape_invariants=[(x, tf.TensorShape([None]))])
        x = tf.concat([x, [i]], 0)
    return x


@tf.function
def limited(n):
    i = 0
    while i < n:
        tf.autograph.experimental.set_loop_options(maximum_iterations=3)
        i += 1
    return i


@tf.function
def wrong(n):
    x = tf.zeros([2])
    for _ in tf.range(n):
        tf.autograph.experimental.set_loop_options(shape_invariants=[(x, tf.TensorShape([3]))])
        x = x + 1
    return x


attempt(lambda: grow(tf.constant(4)))
attempt(lambda: grow(tf.constant(0)))
attempt(lambda: limited(tf.constant(10)))
attempt(lambda: limited(tf.constant(2)))
attempt(lambda: wrong(tf.constant(2)))
