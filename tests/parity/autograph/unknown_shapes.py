# conditions and loops over tensors whose shape is known only when they run
import tensorflow as tf
from parity import attempt


@tf.function(input_signature=[tf.TensorSpec(None, tf.bool)])
def condition(c):
    if c:
        return 1
    return 0


@tf.function(input_signature=[tf.TensorSpec([None, 2], tf.int32)])
def rows(x):
    total = tf.zeros([2], tf.int32)
    for row in x:
        print("row", row.shape)
        total += row
    return total


@tf.function(input_signature=[tf.TensorSpec(None, tf.int32)])
def anything(x):
    total = 0
    for v in x:
        print("element", v.shape)
        total += tf.reduce_sum(v)
    return total


attempt(lambda: condition(tf.constant(True)))
attempt(lambda: condition(tf.constant([False])))
attempt(lambda: condition(tf.constant([True, False])))
attempt(lambda: rows(tf.constant([[1, 2], [3, 4]])))
attempt(lambda: rows(tf.zeros([0, 2], tf.int32)))
attempt(lambda: anything(tf.constant([1, 2, 3])))
attempt(lambda: anything(tf.constant([[1, 2], [3, 4]])))
