# padded to one length there is one trace
import tensorflow as tf


@tf.function
def total(data, length):
    mask = tf.sequence_mask(length, tf.shape(data)[0])
    return tf.reduce_sum(tf.where(mask, data, 0))


for values in ([1, 2, 3], [1, 2, 3, 4, 5], [1, 2]):
    padded = tf.pad(tf.constant(values), [[0, 8 - len(values)]], constant_values=-99)
    print(total(padded, tf.constant(len(values))).numpy(), total.experimental_get_tracing_count())
