# tf.debugging.assert_*: with values at the run, with constants while tracing
import tensorflow as tf
from parity import attempt


@tf.function
def f(x):
    tf.debugging.assert_positive(x, message="my words")
    return x


@tf.function
def g(x):
    tf.debugging.assert_equal(x.shape[0], 3, message="my words")
    return x


attempt(lambda: tf.debugging.assert_positive(tf.constant([-1.0]), message="my words"), "my words")
attempt(lambda: f(tf.constant([1.0])))
attempt(lambda: f(tf.constant([-1.0])), "my words")
attempt(lambda: g(tf.ones([3])))
attempt(lambda: g(tf.ones([2])), "my words")
attempt(lambda: tf.debugging.assert_equal(tf.constant(1), tf.constant(2)))
attempt(lambda: tf.debugging.Assert(tf.constant(False), ["data", tf.constant(5)]), "data")
