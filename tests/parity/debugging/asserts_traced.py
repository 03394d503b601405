# assertions in functions: static ones fail while tracing, the others while running
import tensorflow as tf
from parity import attempt


@tf.function
def positive(x):
    tf.debugging.assert_positive(x, message="must be positive")
    return tf.sqrt(x)


@tf.function
def ranked(x):
    tf.debugging.assert_rank(x, 1)
    return x


@tf.function(input_signature=[tf.TensorSpec(None)])
def ranked_later(x):
    tf.debugging.assert_rank(x, 1, message="vector wanted")
    return x


@tf.function
def with_dependencies(x):
    with tf.control_dependencies([tf.debugging.assert_less(x, 10.0)]):
        return tf.identity(x)


attempt(lambda: positive(tf.constant(4.0)))
attempt(lambda: positive(tf.constant(-4.0)), "must be positive")
attempt(lambda: positive(tf.constant(9.0)))
attempt(lambda: ranked(tf.ones([2])))
attempt(lambda: ranked(tf.ones([2, 2])))
attempt(lambda: ranked_later(tf.ones([2])))
attempt(lambda: ranked_later(tf.ones([2, 2])), "vector wanted")
attempt(lambda: with_dependencies(tf.constant(11.0)))
attempt(lambda: with_dependencies(tf.constant(1.0)))
print(positive.experimental_get_tracing_count(), ranked.experimental_get_tracing_count())
