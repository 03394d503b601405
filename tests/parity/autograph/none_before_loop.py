# None before a staged loop, at its end, and tests for None
import tensorflow as tf
from parity import attempt


@tf.function
def loop(x):
    best = None
    for v in x:
        if best is None:
            best = v
        best = tf.maximum(best, v)
    return best


@tf.function
def overwritten(x):
    last = None
    for v in x:
        last = v * 2
    return last


@tf.function
def becomes_none(n):
    x = tf.constant(1)
    for _ in tf.range(n):
        x = None
    return x


@tf.function
def optional(x, y=None):
    if y is not None:
        x = x + y
    return x


attempt(lambda: loop(tf.constant([1, 5, 3])))
attempt(lambda: overwritten(tf.constant([1, 5, 3])))
attempt(lambda: becomes_none(tf.constant(2)), "None")
attempt(lambda: optional(tf.constant(1)))
attempt(lambda: optional(tf.constant(1), tf.constant(2)))
