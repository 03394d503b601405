# cast before the call, there is one trace
import tensorflow as tf


@tf.function
def add(x, y):
    return x + y


for x in (tf.constant(1, tf.int32), tf.constant(1.5), tf.constant(2, tf.int64)):
    print(add(tf.cast(x, tf.float32), tf.constant(2.0)).numpy(), add.experimental_get_tracing_count())
