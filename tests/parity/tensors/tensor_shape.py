# TensorShape: making, reading, comparing, printing
import tensorflow as tf
from parity import attempt

s = tf.TensorShape([2, None, 3])
print(s, repr(s), s.rank, len(s), s.ndims, s.as_list(), list(s), s[0], s[1], s[-1], s[1:])
print(s.is_fully_defined(), s.num_elements(), tf.TensorShape([2, 3]).num_elements())
print(tf.TensorShape([2, 3]) == [2, 3], tf.TensorShape([2, 3]) == (2, 3), tf.TensorShape([2, 3]) != [3, 2])
print(
    tf.TensorShape(None),
    repr(tf.TensorShape(None)),
    tf.TensorShape(None).rank,
    tf.TensorShape([]),
    bool(tf.TensorShape(None)),
)
print(tf.TensorShape([None]) == tf.TensorShape([None]), tf.TensorShape(None) == tf.TensorShape(None))
print(
    tf.TensorShape(5), tf.TensorShape(tf.constant([1, 2]).shape), hash(tf.TensorShape([1])) == hash(tf.TensorShape([1]))
)
attempt(lambda: len(tf.TensorShape(None)), "unknown")
attempt(lambda: tf.TensorShape(None).as_list(), "unknown")
attempt(lambda: tf.TensorShape([-1]))
attempt(lambda: tf.TensorShape(["a"]))
attempt(lambda: list(tf.TensorShape(None)))
