# a loop that begins as Python's and breaks on a tensor is refused
import tensorflow as tf
from parity import attempt


@tf.function
def python_loop_tensor_break(x):
    for i in range(3):
        if x > i:
            break
        x = x + 1
    return x


attempt(lambda: python_loop_tensor_break(tf.constant(0)))


@tf.function
def python_loop_tensor_return(x):
    for i in [1, 2, 3]:
        if x > i:
            return x
        x = x + 2
    return -x


attempt(lambda: python_loop_tensor_return(tf.constant(0)))


@tf.function
def turns_into_tensor(x):
    i = 0
    while i < 3:
        i = i + x
    return i


attempt(lambda: turns_into_tensor(tf.constant(2)))
