# tf.nest.map_structure over one and several structures, and what does not match
import tensorflow as tf
from parity import attempt

a = {"x": [1, 2], "y": (3,)}
b = {"x": [10, 20], "y": (30,)}
print(tf.nest.map_structure(lambda v: v * 2, a))
print(tf.nest.map_structure(lambda v, w: v + w, a, b))
print(tf.nest.map_structure(lambda v: v, 5), tf.nest.map_structure(str, [1, (2,)]))
print(tf.nest.map_structure(lambda t: t.shape.as_list(), [tf.ones([2]), tf.ones([3, 1])]))
attempt(lambda: tf.nest.map_structure(lambda v, w: v, [1, 2], [1]))
attempt(lambda: tf.nest.map_structure(lambda v, w: v, [1, 2], (1, 2)))
attempt(lambda: tf.nest.map_structure(lambda v, w: v, [1, 2], (1, 2), check_types=False))
attempt(lambda: tf.nest.map_structure(lambda v, w: v, {"a": 1}, {"b": 1}))
attempt(lambda: tf.nest.map_structure(5, [1]))
attempt(lambda: tf.nest.map_structure(lambda v: v))
