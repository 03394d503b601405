# branches whose values differ in dtype, structure or shape
import tensorflow as tf
from parity import attempt


@tf.function
def dtypes(x):
    if x > 0:
        y = 1
    else:
        y = 1.5
    return y


@tf.function
def structures(x):
    if x > 0:
        y = (x, x)
    else:
        y = x
    return y


@tf.function
def shapes(x):
    if x > 0:
        y = tf.ones([2])
    else:
        y = tf.ones([3])
    print("merged", y.shape)
    return y


@tf.function
def ranks(x):
    if x > 0:
        y = tf.ones([2])
    else:
        y = tf.ones([2, 2])
    print("merged", y.shape)
    return y


attempt(lambda: dtypes(tf.constant(1)), "has dtype", "y")
attempt(lambda: structures(tf.constant(1)), "same nested structure")
attempt(lambda: shapes(tf.constant(1)))
attempt(lambda: ranks(tf.constant(-1)))
