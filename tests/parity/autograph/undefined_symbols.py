# names that one branch does not set, and names that are read before they are set
import tensorflow as tf
from parity import attempt


@tf.function
def one_branch(x):
    if x > 0:
        y = x
    return y


@tf.function
def harmless(x):
    if x > 0:
        y = x + 1
        x = y
    return x


@tf.function
def python_branch(flag):
    if flag:
        y = 1
    return y


@tf.function
def missing_return(x):
    if x > 0:
        return x


@tf.function
def none_in_branch(x):
    if x > 0:
        y = x
    else:
        y = None
    return y


attempt(lambda: one_branch(tf.constant(1)), "must also be initialized in the else branch", "y")
attempt(lambda: harmless(tf.constant(1)))
attempt(lambda: python_branch(True))
attempt(lambda: python_branch(False), "y")
attempt(lambda: missing_return(tf.constant(1)), "must also have a return statement")
attempt(lambda: none_in_branch(tf.constant(1)), "None")
