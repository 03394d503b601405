# argmax and argmin: the first of equals, axes and result dtypes
import tensorflow as tf
from parity import attempt, show

x = tf.constant([[1, 3, 3], [2, 2, 0]])
show("argmax", tf.argmax(x))
show("axis 1", tf.argmax(x, axis=1))
show("axis -1 int32", tf.argmax(x, axis=-1, output_type=tf.int32))
show("argmin", tf.argmin(x, 1))
show("vector", tf.argmax([0.5, 2.0, 2.0, -1.0]))
show("bools", tf.argmax([False, True, True]))
show("scalar result", tf.math.argmin([5, 4, 4]))
attempt(lambda: tf.argmax(x, axis=2))
attempt(lambda: tf.argmax(tf.zeros([0])))
