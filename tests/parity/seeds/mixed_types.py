# an argument that is int32, then float32, then int64: each is traced, and only the one that can be added works
import tensorflow as tf
from parity import attempt


@tf.function
def mixed(x, y):
    print("tracing", x.dtype.name, y.dtype.name)
    return x + y


attempt(lambda: mixed(tf.constant(1, dtype=tf.int32), tf.constant(2.0)))
attempt(lambda: mixed(tf.constant(1.0), tf.constant(2.0)))
attempt(lambda: mixed(tf.constant(1, dtype=tf.int64), tf.constant(2.0)))
print(mixed.experimental_get_tracing_count())
