# arguments that are missing, unknown or of the wrong kind
import tensorflow as tf
from parity import attempt

attempt(lambda: tf.reduce_sum())
attempt(lambda: tf.reduce_sum([1], no_such=1), "unexpected keyword argument")
attempt(lambda: tf.add(1))
attempt(lambda: tf.sqrt(4))
attempt(lambda: tf.sqrt("a"))
attempt(lambda: tf.exp(tf.constant([1, 2])))
attempt(lambda: tf.reshape([1, 2], "a"))
attempt(lambda: tf.zeros("a"))
attempt(lambda: tf.reduce_sum(object()))
attempt(lambda: tf.reduce_sum([1.0], axis="x"))
attempt(lambda: tf.cast([1], None))
attempt(lambda: tf.concat(tf.constant([[1, 2], [3, 4]]), 0))
