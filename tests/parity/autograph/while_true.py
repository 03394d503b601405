# `while True` is Python's and cannot be left by a tensor; a tensor that is true can
import tensorflow as tf
from parity import attempt


@tf.function
def while_true(x):
    steps = 0
    while True:
        x = x // 2
        steps += 1
        if x == 0:
            break
    return steps


attempt(lambda: while_true(tf.constant(100)))


@tf.function
def while_tensor(x):
    steps = 0
    while tf.constant(True):
        x = x // 2
        steps += 1
        if x == 0:
            break
    return steps


attempt(lambda: while_tensor(tf.constant(100)))
