# a frozenset is an object like others: equal live ones share a trace
import tensorflow as tf
from parity import counts


@tf.function
def f(value):
    return tf.constant(len(value))


one, same, other = frozenset([1, 2]), frozenset([2, 1]), frozenset([1])
counts(f, (one,), (same,), (other,), (one,))
