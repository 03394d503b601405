# a loss function that casts its labels: labels of another dtype are another trace of the same values
import tensorflow as tf


@tf.function
def loss(y_true, y_pred):
    print("tracing", y_true.dtype.name)
    return tf.reduce_mean(tf.abs(tf.cast(y_true, tf.float32) - y_pred))


predicted = tf.constant([0.5, 1.5, 2.0])
for dtype in (tf.int32, tf.float32, tf.int64, tf.int32):
    print(loss(tf.constant([0, 1, 2], dtype), predicted).numpy(), loss.experimental_get_tracing_count())
