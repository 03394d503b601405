# axes that are not there, by stage
import tensorflow as tf
from parity import attempt

x = tf.ones([2, 3])
for use in (
    lambda x: tf.reduce_sum(x, 2),
    lambda x: tf.expand_dims(x, 4),
    lambda x: tf.squeeze(x, 0),
    lambda x: tf.transpose(x, [0, 0]),
    lambda x: tf.gather(x, 0, axis=3),
    lambda x: tf.argmax(x, 5),
):
    attempt(lambda: use(x))
    attempt(lambda: tf.function(use)(x))
