# concat, stack and split with shapes that do not fit, by stage
import tensorflow as tf
from parity import attempt

a, b = tf.ones([2, 2]), tf.ones([2, 3])
for use in (
    lambda x, y: tf.concat([x, y], 0),
    lambda x, y: tf.stack([x, y]),
    lambda x, y: tf.split(y, 2, 1),
    lambda x, y: tf.concat([x, y], 2),
):
    attempt(lambda: use(a, b))
    attempt(lambda: tf.function(use)(a, b))
