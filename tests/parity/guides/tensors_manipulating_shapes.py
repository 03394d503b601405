# reshape keeps the order of elements; transpose does not; sizes of -1 are found
import tensorflow as tf
from parity import attempt, show

x = tf.constant([[1], [2], [3]])
print(x.shape, x.shape.as_list())
reshaped = tf.reshape(x, [1, 3])
print(x.shape, reshaped.shape)
rank_3 = tf.reshape(tf.range(30), [3, 2, 5])
print(tf.reshape(rank_3, [-1]))
print(tf.reshape(rank_3, [3 * 2, 5]), "\n")
print(tf.reshape(rank_3, [3, -1]))
print(tf.reshape(rank_3, [2, 3, 5]), "\n")
attempt(lambda: tf.reshape(rank_3, [7, -1]))
show("transposed", tf.transpose(rank_3, [0, 2, 1])[0])
show("expanded", tf.expand_dims(tf.range(3), -1))
show("squeezed", tf.squeeze(tf.zeros([1, 2, 1])))
show("stacked", tf.stack([tf.range(2), tf.range(2, 4)], axis=1))
show("joined", tf.concat([[1, 2], [3]], axis=0))
show("tiled", tf.tile([[1, 2]], [2, 2]))
show("split", tf.split(tf.range(6), 3))
print(tf.TensorShape([None, 3]), tf.TensorShape(None))
