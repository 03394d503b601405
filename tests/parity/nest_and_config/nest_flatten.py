# tf.nest.flatten and pack_sequence_as: order, sorted keys, named tuples, None, strings
import collections
import tensorflow as tf
from parity import attempt

Point = collections.namedtuple("Point", ["y", "x"])
structure = {"b": [1, (2, 3)], "a": Point(4, {"k": 5}), "c": None}
flat = tf.nest.flatten(structure)
print(flat)
print(tf.nest.pack_sequence_as(structure, [x and x * 10 for x in flat]))
print(tf.nest.flatten("text"), tf.nest.flatten(5), tf.nest.flatten([]), tf.nest.flatten({}), tf.nest.flatten([[], ()]))
print(tf.nest.flatten(collections.OrderedDict([("z", 1), ("a", 2)])))
print(tf.nest.pack_sequence_as(Point(0, 0), [1, 2]), tf.nest.pack_sequence_as(0, [7]))
print([tuple(x.shape) for x in tf.nest.flatten((tf.ones([2]), [tf.ones([3])]))])
attempt(lambda: tf.nest.pack_sequence_as([1, 2], [1]))
attempt(lambda: tf.nest.pack_sequence_as([1, 2], 5))
attempt(lambda: tf.nest.flatten({1: "a", "b": 2}))
