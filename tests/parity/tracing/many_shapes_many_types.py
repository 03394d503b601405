# shape, dtype and Python value together: traces are as many as there are combinations
import itertools
import tensorflow as tf


@tf.function
def f(x, n):
    return x * tf.cast(n, x.dtype)


for _ in range(2):
    for size, dtype, n in itertools.product((1, 2, 3), (tf.float32, tf.int32), (2, 3)):
        f(tf.ones([size], dtype), n)
    print(f.experimental_get_tracing_count())
