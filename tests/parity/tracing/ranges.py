# equal ranges are one trace and arrive as a list
import tensorflow as tf
from parity import counts


@tf.function
def f(r):
    print("tracing", type(r).__name__, list(r))
    return tf.constant(len(r))


counts(f, (range(5),), (range(0, 5, 1),), (range(6),), (range(5),))
counts(f, (range(0, 6, 2),), (range(0, 5, 2),))
