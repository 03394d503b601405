# gather along axes, with batch dims, scalars and indices out of range
import tensorflow as tf
from parity import attempt, show

x = tf.reshape(tf.range(12), [3, 4])
show("rows", tf.gather(x, [2, 0]))
show("scalar", tf.gather(x, 1))
show("axis 1", tf.gather(x, [3, 3, 0], axis=1))
show("matrix of indices", tf.gather([10, 20, 30], [[0, 1], [2, 2]]))
show("batch_dims", tf.gather(x, [[0, 1], [1, 2], [3, 3]], batch_dims=1))
show("negative axis", tf.gather(x, [0], axis=-1))
show("empty", tf.gather(x, tf.zeros([0], tf.int32)))
show("int64", tf.gather(x, tf.constant([1], tf.int64)))
attempt(lambda: tf.gather(x, [3]), "not in [0, 3)")
attempt(lambda: tf.gather(x, [-1]))
attempt(lambda: tf.gather(x, [0.5]))
attempt(lambda: tf.gather(x, [0], axis=2))
