# Sequences that are no lists become tensors of their items: deques, UserLists, Python's own arrays, ranges, shapes.
import array
import collections

import tensorflow as tf
from parity import attempt, show


class Steps(collections.abc.Sequence):
    def __len__(self):
        return 3

    def __getitem__(self, i):
        return range(0, 6, 2)[i]


sequences = [
    collections.deque([1, 2, 3]),
    collections.deque([1.5, 2, 3]),
    [collections.deque([1, 2, 3]), (4, 5, 6)],
    collections.UserList([True, False, True]),
    Steps(),
    range(3),
    range(0),
    bytearray(b"abc"),
    memoryview(b"abc"),
    array.array("d", [1, 2, 3]),
    array.array("b", [1, 2, 3]),
    [array.array("i", [1, 2, 3])],
    [tf.TensorShape([1, 2, 3])],
]
for x in sequences:
    show(type(x).__name__, tf.convert_to_tensor(x))
    show("  float", tf.convert_to_tensor(x, dtype_hint=tf.float32))
    show("  sum", tf.reduce_sum(tf.cast(x, tf.float32)))
    show("  stack", tf.stack(x))
x = tf.constant([1, 2, 3])
show("left", x + collections.deque([1, 1, 1]))
show("right", collections.deque([1, 1, 1]) * x)
show("reshape", tf.reshape(tf.range(6), collections.deque([2, 3])))
show("axis", tf.reduce_sum(tf.ones([2, 3, 4]), axis=collections.deque([0, 2])))
show("variable", tf.Variable(collections.deque([1.0])))

# What can be gone through once, or has no order, is no tensor; a shape may be.
for make in (lambda: {1: 2}.keys(), lambda: {1: 2}.values(), lambda: iter([1]), lambda: (i for i in [1]), lambda: {1}, lambda: {1: 2}):
    attempt(lambda: tf.constant(make()), "unsupported type")
    attempt(lambda: tf.reduce_sum(make()))
    attempt(lambda: tf.stack(make()))
    attempt(lambda: tf.zeros(make()))
