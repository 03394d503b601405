# sums of vectors of three lengths are three traces
import tensorflow as tf


@tf.function
def total(data):
    return tf.reduce_sum(data)


for values in ([1, 2, 3], [1, 2, 3, 4, 5], [1, 2]):
    print(total(tf.constant(values)).numpy(), total.experimental_get_tracing_count())
