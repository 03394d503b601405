# x[i] = v on tensors is refused, on Python lists and dicts it is Python's
import tensorflow as tf
from parity import attempt


@tf.function
def on_tensor(x):
    x[0] = 5
    return x


@tf.function
def on_list(x):
    values = [x, x]
    values[1] = x * 2
    values += [x * 3]
    del values[0]
    return values


@tf.function
def in_branch(x):
    values = [x, x]
    if x > 0:
        values[0] = x * 10
    return values


attempt(lambda: on_tensor(tf.constant([1, 2])), "does not support item assignment")
attempt(lambda: on_list(tf.constant(1)))
attempt(lambda: in_branch(tf.constant(1)))
attempt(lambda: in_branch(tf.constant(-1)))
