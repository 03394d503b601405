# tf.function as decorator with and without arguments, and as a function
import tensorflow as tf
from parity import show


@tf.function
def plain(x):
    return x + 1


@tf.function()
def empty(x):
    return x + 2


@tf.function(autograph=False, reduce_retracing=False)
def with_options(x):
    return x + 3


called = tf.function(lambda x: x + 4)
twice = tf.function(tf.function(lambda x: x + 5))
for fn in (plain, empty, with_options, called, twice):
    show(type(fn).__name__, fn(tf.constant(1)))
