# shapes inside of a graph: static where known, tf.shape where not
import tensorflow as tf
from parity import show


@tf.function(input_signature=[tf.TensorSpec([None, 3], tf.float32)])
def f(x):
    print("static", x.shape, x.shape[0], x.shape[1], x.shape.rank, x.shape.is_fully_defined())
    print(type(tf.shape(x)[0]).__name__ != "int", len(x.shape))
    flat = tf.reshape(x, [tf.shape(x)[0] * 3])
    print("flat", flat.shape)
    padded = tf.pad(x, [[0, 4 - tf.shape(x)[0]], [0, 0]])
    padded = tf.ensure_shape(padded, [4, 3])
    print("padded", padded.shape)
    return flat, padded


for n in (1, 2):
    show("result", f(tf.ones([n, 3])))


@tf.function
def rows(x):
    total = tf.zeros([3])
    for row in x:
        print("row", row.shape)
        total += row
    return total


show("rows", rows(tf.reshape(tf.range(6.0), [2, 3])))
spec = tf.TensorSpec([None, 3])
print(spec.is_compatible_with(tf.ones([5, 3])), spec.is_compatible_with(tf.ones([5, 2])))
