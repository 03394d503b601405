# gather_nd: elements, rows, batches
import tensorflow as tf
from parity import attempt, show

x = tf.reshape(tf.range(12), [2, 3, 2])
show("elements", tf.gather_nd(x, [[0, 1, 1], [1, 2, 0]]))
show("rows", tf.gather_nd(x, [[1, 0], [0, 2]]))
show("planes", tf.gather_nd(x, [[1]]))
show("one", tf.gather_nd(x, [1, 1]))
show("batch_dims", tf.gather_nd(x, [[2], [0]], batch_dims=1))
show("whole", tf.gather_nd([5, 6], tf.zeros([2, 0], tf.int32)))
attempt(lambda: tf.gather_nd(x, [[0, 3]]))
attempt(lambda: tf.gather_nd(x, [[0, 0, 0, 0]]))
