# concat and stack: axes, negative axes, one element, mismatches
import tensorflow as tf
from parity import attempt, show

a, b = tf.constant([[1, 2], [3, 4]]), tf.constant([[5, 6]])
show("axis 0", tf.concat([a, b], 0))
show("axis 1", tf.concat([a, a], axis=1))
show("negative", tf.concat([a, a + 10], -1))
show("lists", tf.concat([[1, 2], [3]], 0))
show("empty part", tf.concat([tf.zeros([0, 2], tf.int32), b], 0))
show("stack", tf.stack([a[0], a[1]]))
show("stack axis 1", tf.stack([a[0], a[1]], axis=1))
show("stack -1", tf.stack([a, a], axis=-1))
show("scalars", tf.stack([1, 2, 3]))
attempt(lambda: tf.concat([a, b], 1))
attempt(lambda: tf.concat([1, 2], 0))
attempt(lambda: tf.concat([a, tf.cast(b, tf.float32)], 0))
attempt(lambda: tf.concat([a, a], 2))
attempt(lambda: tf.stack([a, b]))
attempt(lambda: tf.stack([]))
