# reduce_retracing: a second size makes the axis unknown, another rank the whole shape
import tensorflow as tf
from parity import counts


@tf.function(reduce_retracing=True)
def f(x):
    print("tracing", x.shape)
    return x * 2.0


counts(f, (tf.ones([1]),), (tf.ones([2]),), (tf.ones([3]),), (tf.ones([3, 3]),), (tf.ones([]),))


@tf.function(reduce_retracing=True)
def g(x):
    print("tracing", x.shape)
    return x * 2.0


counts(g, (tf.ones([]),), (tf.ones([1]),), (tf.ones([3]),), (tf.ones([3, 3]),))
