# len, range, enumerate, zip, abs, int, float, min, max, sum on tensors in a function
import tensorflow as tf
from parity import attempt, show


@tf.function(input_signature=[tf.TensorSpec([None])])
def dynamic_len(x):
    return len(x)


@tf.function
def static_len(x):
    print("a number", len(x))
    return x


show("dynamic len", dynamic_len(tf.ones([5])))
static_len(tf.ones([5]))


@tf.function
def casts(x):
    return abs(x), int(x), float(x)


show("casts", casts(tf.constant(-2.75)))


@tf.function
def enumerated(x):
    total = tf.constant(0)
    for i, v in enumerate([x, x * 2]):
        total += i * v
    return total


show("enumerate", enumerated(tf.constant(5)))


@tf.function
def zipped(a, b):
    return [p + q for p, q in zip([a, b], [b, a])]


show("zip", zipped(tf.constant(1), tf.constant(2)))
show("max of numbers", tf.function(lambda a: max(a, 7))(3))
attempt(lambda: tf.function(lambda a: max(a, 7))(tf.constant(3)))
attempt(lambda: tf.function(lambda a: len(a))(tf.constant(3)))
show("sum", tf.function(lambda a: sum([a, a, 1]))(tf.constant(3)))
