# windows of a time series of changing length: rolling mean and deviation in one trace
import tensorflow as tf
from parity import show


@tf.function(input_signature=[tf.TensorSpec([None], tf.float32), tf.TensorSpec([], tf.int32)])
def scores(series, width):
    n = tf.shape(series)[0] - width + 1
    rows = tf.range(n)[:, tf.newaxis] + tf.range(width)[tf.newaxis, :]
    windows = tf.gather(series, rows)
    mean = tf.reduce_mean(windows, axis=1)
    deviation = tf.math.reduce_std(windows, axis=1)
    return tf.abs(series[width - 1 :] - mean) / (deviation + 1e-3)


for length in (4, 6, 9):
    show(f"length {length}", scores(tf.math.sin(tf.range(length, dtype=tf.float32)), 3))
print(scores.experimental_get_tracing_count())
