# What loop variables and the results of a turn may be: lists for tuples, with and without a bound, no variables at all.
import tensorflow as tf
from parity import attempt


def test(i, j):
    return i < 3


def pair():
    return [tf.constant(0), tf.constant(5)]


def as_tuple(i, j):
    return i + 1, j + 1


def as_list(i, j):
    return [i + 1, j + 1]


def both(f):
    attempt(f)
    attempt(tf.function(f))


for limit in None, 2:
    both(lambda limit=limit: tf.while_loop(test, as_list, pair(), maximum_iterations=limit))
    both(lambda limit=limit: tf.while_loop(test, as_tuple, tuple(pair()), maximum_iterations=limit))
    both(lambda limit=limit: tf.while_loop(test, as_tuple, pair(), maximum_iterations=limit))
    both(lambda limit=limit: tf.while_loop(test, as_list, tuple(pair()), maximum_iterations=limit))
    both(lambda limit=limit: tf.while_loop(test, lambda i, j: [i + 1], pair(), maximum_iterations=limit))
    both(lambda limit=limit: tf.while_loop(lambda: False, lambda: [], [], maximum_iterations=limit))
attempt(lambda: tf.while_loop(test, lambda i, j: [i + 1, tuple(j)], [tf.constant(0), pair()]))


@tf.function(input_signature=[tf.TensorSpec([None], tf.int32)], autograph=False)
def doubled(x):
    """A size that is not known may change from turn to turn without an invariant."""
    return tf.while_loop(lambda x: tf.size(x) < 5, lambda x: [tf.concat([x, x], 0)], [x])


attempt(lambda: doubled(tf.constant([1, 2])))
