# Axes that a tensor of unknown rank turns out not to have, and what must have a rank that it has not: errors of the run.
import tensorflow as tf
from parity import attempt


def without_rank(label, fn, *args, said=""):
    """Prints what `fn` does in a function that knows dtypes alone."""
    values = [tf.constant(x) for x in args]
    traced = tf.function(lambda *xs: fn(*xs), input_signature=[tf.TensorSpec(None, x.dtype) for x in values])
    print(label)
    attempt(lambda: traced(*values), said)


matrix = [[0.0, 1.0], [2.0, 3.0], [4.0, 5.0]]
row = [[1.0, 2.0]]

for axis in (2, -3, 3, -4):
    without_rank(f"expand_dims {axis}", lambda x, a=axis: tf.shape(tf.expand_dims(x, a)), matrix, said="Tried to expand")
for axis in (0, -2, 2, -3):
    without_rank(f"squeeze {axis}", lambda x, a=axis: tf.squeeze(x, [a]), row, said="Tried to squeeze")
without_rank("fill with a scalar", lambda x: tf.fill([2], x), 1.0)
without_rank("fill with a vector", lambda x: tf.fill([2], x), [1.0, 2.0], said="must represent a scalar")
without_rank("biases", tf.nn.bias_add, row, [1.0, 1.0])
without_rank("biases in a matrix", tf.nn.bias_add, row, row, said="Biases must be 1D")
without_rank("biases of a vector", tf.nn.bias_add, [1.0, 2.0], [1.0, 1.0], said="at least 2D")
without_rank("partitions", lambda x, p: tf.dynamic_partition(x, p, 2), [1.0, 2.0, 3.0], [0, 1, 0])
without_rank("too few partitions", lambda x, p: tf.dynamic_partition(x, p, 2), [1.0, 2.0, 3.0], [0, 1], said="must start with")
without_rank("one_hot axis", lambda i: tf.one_hot(i, 2, axis=-3), [0, 1], said="axis must be >= -1")
without_rank("axes twice", lambda x: tf.reduce_sum(x, [0, 0]), matrix, said="duplicate dimension: 0")
without_rank("permutation", lambda x: tf.transpose(x, [0, 0]), matrix, said="1 is missing from")
without_rank("permutation beyond", lambda x: tf.transpose(x, [0, 2]), matrix, said="perm dim 2 is out of range")
