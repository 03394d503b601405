# range of tensors is staged as tf.range is, range of numbers is unrolled
import tensorflow as tf
from parity import show


@tf.function
def python_range(n):
    total = 0
    for i in range(n):
        total = total + i
    return total


show("range of a tensor", python_range(tf.constant(5)))
print("range of a number", python_range(5).numpy(), python_range.experimental_get_tracing_count())


@tf.function
def steps(start, stop):
    total = 0
    for i in range(start, stop, 2):
        total = total * 10 + i
    return total


show("start, stop and step", steps(tf.constant(1), tf.constant(8)))
show("empty", steps(tf.constant(5), tf.constant(1)))
