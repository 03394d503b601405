# dtypes and shapes as arguments
import tensorflow as tf
from parity import counts


@tf.function
def f(value):
    print("tracing", value)
    return tf.constant(0)


counts(f, (tf.float32,), (tf.int32,), (tf.float32,), (tf.as_dtype("float32"),))
shape, same = tf.TensorShape([1, None]), tf.TensorShape([1, None])
counts(f, (shape,), (shape,), (same,), (tf.TensorShape([2]),))
