# tf.constant with dtype and shape: a scalar is repeated, a list is arranged, a wrong count is an error
import tensorflow as tf
from parity import attempt, show

show("repeated", tf.constant(7, shape=[2, 3]))
show("arranged", tf.constant([1, 2, 3, 4], shape=(2, 2), dtype=tf.float64))
show("from float", tf.constant(2, tf.float16))
attempt(lambda: tf.constant([1, 2, 3], shape=[2, 2]))
attempt(lambda: tf.constant(1.5, tf.int32))
attempt(lambda: tf.constant("a", tf.float32))
attempt(lambda: tf.constant(300, tf.uint8))
attempt(lambda: tf.constant(2**40, tf.int32))
attempt(lambda: tf.constant(1e39))
attempt(lambda: tf.constant(1e39, tf.float64))
