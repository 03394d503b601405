# every length of a list is a trace; one tensor of that many rows can do with one
import tensorflow as tf
from parity import counts, show


@tf.function
def total(parts):
    return tf.add_n(parts)


@tf.function(input_signature=[tf.TensorSpec([None], tf.float32)])
def stacked(parts):
    return tf.reduce_sum(parts, 0)


lists = [[tf.constant(float(i)) for i in range(n)] for n in (1, 2, 3, 2, 1)]
counts(total, *[(items,) for items in lists])
counts(stacked, *[(tf.stack(items),) for items in lists])
show("total", total(lists[2]))
show("stacked", stacked(tf.stack(lists[2])))
