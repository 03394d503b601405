# for over tensors and tf.range is staged, over Python iterables unrolled
import tensorflow as tf
from parity import show


@tf.function
def over_tensor(x):
    total = tf.constant(0)
    for row in x:
        print("traced once", row.shape)
        total += tf.reduce_sum(row) * 10 + row[0]
    return total


show("tensor", over_tensor(tf.constant([[1, 2], [3, 4]])))


@tf.function
def over_range(n):
    total = 0
    for i in tf.range(1, n + 1):
        total += i
    return total


show("tf.range", over_range(tf.constant(10)))
show("empty", over_range(tf.constant(0)))


@tf.function
def over_list(values):
    result = tf.constant(1)
    for v in values:
        print("turn")
        result *= v
    return result


show("list", over_list([tf.constant(2), tf.constant(3)]))
