# tensors without elements have shapes like others
import tensorflow as tf
from parity import counts, show


@tf.function
def f(x):
    return tf.reduce_sum(x, 0)


counts(f, (tf.zeros([0]),), (tf.zeros([0, 3]),), (tf.zeros([3, 0]),), (tf.constant([]),), (tf.zeros([1]),))
show("rows of none", f(tf.zeros([0, 3])))
