# roll, reverse, transpose and their errors
import tensorflow as tf
from parity import attempt, show

x = tf.reshape(tf.range(6), [2, 3])
show("roll", tf.roll(x, 1, axis=1))
show("roll negative", tf.roll([1, 2, 3, 4], -1, 0))
show("roll two axes", tf.roll(x, [1, 2], [0, 1]))
show("reverse", tf.reverse(x, [0]))
show("reverse both", tf.reverse(x, axis=[0, -1]))
show("transpose", tf.transpose(x))
show("perm", tf.transpose(tf.reshape(tf.range(6), [1, 2, 3]), perm=[2, 0, 1]))
show("matrix_transpose", tf.linalg.matrix_transpose(tf.reshape(tf.range(4), [1, 2, 2])))
attempt(lambda: tf.transpose(x, [0, 0]))
attempt(lambda: tf.transpose(x, [0]))
attempt(lambda: tf.reverse(x, [2]))
attempt(lambda: tf.roll(x, 1, 5))
