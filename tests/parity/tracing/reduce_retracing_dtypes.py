# reduce_retracing relaxes shapes per dtype
import tensorflow as tf
from parity import counts


@tf.function(reduce_retracing=True)
def f(x):
    print("tracing", x.dtype.name, x.shape)
    return x + x


def ones(size, dtype):
    return (tf.ones([size], dtype),)


counts(f, ones(1, tf.float32), ones(2, tf.int32), ones(3, tf.float32), ones(4, tf.int32), ones(9, tf.float32))
