# identity, identity_n, shape_n, rank, size, sequence_mask, add_n
import tensorflow as tf
from parity import attempt, show

x = tf.constant([[1, 2, 3]])
show("identity", tf.identity(x))
show("identity_n", tf.identity_n([x, tf.constant(2.5)]))
show("shape_n", tf.shape_n([x, x[0]]))
show("rank", tf.rank([[[1]]]))
show("size", tf.size(x))
show("sequence_mask", tf.sequence_mask([1, 3], 4))
show("sequence_mask dtype", tf.sequence_mask([0, 2], dtype=tf.float32))
show("add_n", tf.math.add_n([[1.0], [2.0]]))
attempt(lambda: tf.add_n([]))
