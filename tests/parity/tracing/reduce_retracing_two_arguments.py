# reduce_retracing relaxes each argument by itself
import tensorflow as tf
from parity import counts


@tf.function(reduce_retracing=True)
def f(a, b):
    print("tracing", a.shape, b.shape)
    return tf.reduce_sum(a) + tf.reduce_sum(b)


counts(f, *[(tf.ones([m]), tf.ones([n])) for m, n in ((1, 5), (2, 5), (2, 6), (7, 8))])
