# where of three arguments: broadcasting, scalars, dtypes
import tensorflow as tf
from parity import attempt, show

c = tf.constant([True, False, True])
show("select", tf.where(c, [1, 2, 3], [10, 20, 30]))
show("scalars", tf.where(c, 1.0, 0.0))
show("broadcast", tf.where(tf.constant([[True], [False]]), [1, 2], [[5, 6], [7, 8]]))
show("one scalar", tf.where(c, tf.constant([1.0, 2.0, 3.0]), 0.0))
show("indices", tf.where([[1, 0], [0, 2]]))
show("scalar condition", tf.where(True, [1, 2], [3, 4]))
attempt(lambda: tf.where(c, [1, 2], [3, 4]))
attempt(lambda: tf.where(c, 1, tf.constant(2.0)).dtype.name)
attempt(lambda: tf.where(c, tf.constant(1), tf.constant(2.0)))
attempt(lambda: tf.where(c, 1))
