# two shapes without tf.function and with it
import tensorflow as tf


def total(x):
    return tf.reduce_sum(x)


traced = tf.function(total)
for rows in ([[1, 2], [3, 4]], [[1, 2, 3], [4, 5, 6]]):
    print(total(tf.constant(rows)), traced(tf.constant(rows)), traced.experimental_get_tracing_count())
