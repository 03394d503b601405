# IndexedSlices as an argument are traced by their parts
import tensorflow as tf
from parity import counts, show


def slices(rows, size, with_shape=True):
    shape = tf.constant([size, 2]) if with_shape else None
    return tf.IndexedSlices(tf.ones([rows, 2]), tf.range(rows), shape)


@tf.function
def f(s):
    print("tracing", s.values.shape, s.dense_shape is None)
    return tf.reduce_sum(s.values)


counts(f, (slices(1, 5),), (slices(1, 5),), (slices(1, 5, False),))
show("sum", f(slices(1, 5)))
