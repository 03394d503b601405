# loop variables that change their dtype, shape or structure
import tensorflow as tf
from parity import attempt


@tf.function
def dtype(n):
    x = 0
    for i in tf.range(n):
        x = tf.cast(i, tf.float32)
    return x


@tf.function
def shape(n):
    x = tf.zeros([1])
    for _ in tf.range(n):
        x = tf.concat([x, x], 0)
    return x


@tf.function
def structure(n):
    x = (tf.constant(1),)
    for _ in tf.range(n):
        x = x + x
    return x


@tf.function
def python_number(n):
    x = 0.0
    for _ in tf.range(n):
        x = 1
    return x


n = tf.constant(2)
attempt(lambda: dtype(n), "has dtype int32 before the loop, but dtype float32 after one iteration")
attempt(lambda: shape(n), "set_loop_options", "shape")
attempt(lambda: structure(n), "same nested structure")
attempt(lambda: python_number(n), "dtype")
