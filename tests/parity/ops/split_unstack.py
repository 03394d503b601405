# split into equal parts, by sizes, and unstack
import tensorflow as tf
from parity import attempt, show

x = tf.reshape(tf.range(12), [2, 6])
show("equal", tf.split(x, 3, axis=1))
show("sizes", tf.split(x, [1, 2, 3], 1))
show("rest", tf.split(x, [4, -1], 1))
show("axis 0", tf.split(x, 2))
show("unstack", tf.unstack(x))
show("unstack axis", tf.unstack(x[:, :2], axis=1))
show("unstack num", tf.unstack([1, 2], num=2))
attempt(lambda: tf.split(x, 4, axis=1))
attempt(lambda: tf.split(x, [1, 2], axis=1))
attempt(lambda: tf.unstack(x, num=3))
attempt(lambda: tf.unstack(tf.constant(1)))


@tf.function(input_signature=[tf.TensorSpec([None])])
def unknown(v):
    return tf.unstack(v)


attempt(lambda: unknown(tf.ones([2])), "Cannot infer")
