# reduce_retracing does nothing for Python values, which keep traces apart
import tensorflow as tf
from parity import counts


@tf.function(reduce_retracing=True)
def f(x, n):
    print("tracing", x.shape, n)
    return x * float(n)


sizes = ((1, 1), (2, 2), (3, 1), (3, 2), (4, 1), (4, 2))
counts(f, *[(tf.ones([size]), n) for size, n in sizes])


@tf.function(reduce_retracing=True)
def g(n):
    return tf.constant(n)


counts(g, (1,), (2,), (3,), (4,))
