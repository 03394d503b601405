# and, or, not, comparison chains and conditional expressions on tensors
import tensorflow as tf
from parity import show


@tf.function
def logic(a, b):
    return a and b, a or b, not a, (a and not b) or (b and not a)


show("logic", logic(tf.constant(True), tf.constant(False)))
show("mixed", logic(tf.constant(True), True))


@tf.function
def between(x):
    return 0 < x < 10


show("chain", [between(tf.constant(v)) for v in (-1, 5, 10)])


@tf.function
def ternary(x):
    return x * 2 if x > 0 else -x


show("ternary", [ternary(tf.constant(v)) for v in (3, -3)])


@tf.function
def lazy(x, i):
    return i < 3 and x[i] > 0


show("the right side is not evaluated", lazy(tf.constant([1, 2, 3]), tf.constant(7)))


@tf.function
def python_short_circuit(flag, x):
    return flag and x


show("Python decides", python_short_circuit(True, tf.constant(4)))
print(python_short_circuit(False, tf.constant(4)))
