# the number of *args is part of the signature
import tensorflow as tf
from parity import counts

x = tf.constant(1.0)


@tf.function
def f(first, *rest):
    print("tracing", len(rest), type(rest).__name__)
    return first + sum(rest)


counts(f, (x,), (x, x), (x, x, x), (x, x), (x,), (x, 1), (x, 2))
