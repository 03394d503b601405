# tensors are traced by dtype and shape: values do not matter, rank and dtype do
import tensorflow as tf
from parity import counts, show


@tf.function
def f(x):
    print("tracing", x.dtype.name, x.shape)
    return x + x


counts(f, (tf.constant(1),), (tf.constant(2),))
counts(f, (tf.constant(1.0),), (tf.constant([1]),), (tf.constant([1, 2]),), (tf.constant([[1, 2]]),))
counts(f, (tf.constant(7),), (tf.constant([5, 6]),), (tf.constant([1], tf.int64),))
show("last", f(tf.constant([5, 6])))
