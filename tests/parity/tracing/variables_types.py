# shape, dtype and trainable of a variable are part of its type
import tensorflow as tf
from parity import counts

v, w = tf.Variable(1.0), tf.Variable(2.0)
matrix, frozen, whole = tf.Variable([[1.0]]), tf.Variable(1.0, trainable=False), tf.Variable(1)


@tf.function
def f(a, b):
    print("tracing", a.shape, a.dtype.name, a.trainable)
    return tf.cast(a, tf.float32) + b


counts(f, (v, w), (matrix, w), (frozen, w), (whole, w), (w, v), (tf.Variable(4.0), w))
