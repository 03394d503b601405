# Returns in branches of tensors: behind an if and an elif that return, numbers among them, and other types.
# differs: returns-behind-elif
import tensorflow as tf
from parity import attempt


@tf.function
def numbers(x):
    if x > 2.0:
        return 1.5
    elif x > 1.0:
        return x
    return 0.5


@tf.function
def in_each_branch(x):
    if x > 2.0:
        return 1.5
    elif x > 1.0:
        return x
    else:
        return 0.5


@tf.function
def a_name(x):
    if x > 2.0:
        return x
    elif x > 1.0:
        y = 2.0
    else:
        y = 3.0
    return y


@tf.function
def other_types(x):
    if x > 2.0:
        return tf.constant(1)
    return 7.0


@tf.function
def other_structures(x):
    if x > 2.0:
        return x, x
    return x


@tf.function
def one_without(x):
    if x > 2.0:
        return x
    elif x > 1.0:
        return x + 1.0


for f in numbers, in_each_branch, a_name, other_types, other_structures, one_without:
    print(f.__name__)
    for value in 3.0, 1.5, 0.0:
        attempt(lambda f=f, value=value: f(tf.constant(value)))
