# clip_by_value, by norm, by global norm
import tensorflow as tf
from parity import attempt, show

x = tf.constant([-3.0, 0.5, 4.0])
show("value", tf.clip_by_value(x, -1.0, 1.0))
show("value tensor", tf.clip_by_value(x, [-2.0, 0.0, 0.0], 2.0))
show("low above high", tf.clip_by_value(x, 1.0, -1.0))
show("norm", tf.clip_by_norm(x, 2.5))
show("norm not needed", tf.clip_by_norm(x, 10.0))
show("norm axes", tf.clip_by_norm([[3.0, 4.0], [0.3, 0.4]], 1.0, axes=[1]))
clipped, norm = tf.clip_by_global_norm([x, tf.constant([2.0]), None], 1.0)
show("global", clipped[:2])
print(clipped[2])
show("global norm", norm)
show("global_norm", tf.linalg.global_norm([[3.0], [4.0]]))
attempt(lambda: tf.clip_by_value(tf.constant([1, 2]), 0.5, 1.5))
