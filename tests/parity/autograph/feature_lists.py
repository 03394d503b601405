# The feature LISTS: lists that a staged loop appends to. TensorFlow refuses the first append.
# differs: feature-lists
import tensorflow as tf
from parity import attempt

LISTS = tf.autograph.experimental.Feature.LISTS


@tf.function(experimental_autograph_options=LISTS)
def collected(n):
    squares = []
    for i in tf.range(n):
        squares.append(i * i)
    return tf.stack(squares)


@tf.function(experimental_autograph_options=LISTS)
def outside_of_loops(n):
    parts = []
    parts.append(n)
    return parts, {"again": [parts]}


@tf.function(experimental_autograph_options=LISTS)
def no_append(n):
    parts = [n, n]
    parts[0] = n + 5
    return parts


for f in (collected, outside_of_loops):
    attempt(lambda: f(tf.constant(3)), "Trying to push to list with wrong element dtype")
parts = no_append(tf.constant(3))
print(type(parts).__name__, [int(part) for part in parts])
