# a Python iterator advances while tracing only; a function of the same values as tensors does not hurt
import tensorflow as tf
from parity import show


@tf.function
def buggy_consume_next(iterator):
    return tf.constant(next(iterator)) + 100


iterator = iter(range(5))
print([int(buggy_consume_next(iterator)) for _ in range(3)])
print("left", next(iterator))


@tf.function
def pick(values, i):
    print("tracing")
    return values[i] + 100


values = tf.constant([0, 1, 2])
print([int(pick(values, tf.constant(i))) for i in range(3)])


@tf.function
def total(values):
    print("tracing")
    result = 0
    for v in values:
        result += v
    return result


show("unrolled", total([1, 2, 3]))
show("staged", total(tf.constant([1, 2, 3, 4])))
