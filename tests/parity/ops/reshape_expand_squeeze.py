# reshape with -1, expand_dims, squeeze, and what does not fit
import tensorflow as tf
from parity import attempt, show

x = tf.range(6)
show("reshape", tf.reshape(x, [2, 3]))
show("infer", tf.reshape(x, [3, -1]))
show("flat", tf.reshape(tf.reshape(x, [2, 3]), [-1]))
show("to scalar", tf.reshape([7], []))
show("expand", tf.expand_dims(x, 0))
show("expand -1", tf.expand_dims(x, axis=-1))
print(
    tf.squeeze(tf.zeros([1, 2, 1])).shape,
    tf.squeeze(tf.zeros([1, 2, 1]), axis=0).shape,
    tf.squeeze(tf.zeros([1, 1]), [-1]).shape,
)
show("empty", tf.reshape(tf.zeros([0, 3]), [3, 0]))
attempt(lambda: tf.reshape(x, [4, 2]))
attempt(lambda: tf.reshape(x, [-1, -1]))
attempt(lambda: tf.reshape(x, [4, -1]))
attempt(lambda: tf.squeeze(tf.zeros([2, 1]), axis=0))
attempt(lambda: tf.expand_dims(x, 3))
