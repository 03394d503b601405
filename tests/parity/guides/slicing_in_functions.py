# slices, gathers and scatters inside of a tf.function, with gradients
import tensorflow as tf
from parity import show


@tf.function
def window(x, start, length):
    print("tracing")
    return x[start : start + length]


x = tf.range(10)
for start, length in ((0, 3), (4, 2), (8, 5)):
    show("window", window(x, tf.constant(start), tf.constant(length)))


@tf.function
def picked(x, i):
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = tf.reduce_sum(tf.gather(x, i) ** 2) + tf.reduce_sum(x[1:, 0])
    return y, tf.convert_to_tensor(tape.gradient(y, x))


show("picked", picked(tf.constant([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]), tf.constant([0, 2, 2])))


@tf.function
def one_hot_by_hand(i, n):
    indices = tf.stack([tf.range(tf.size(i)), i], axis=1)
    return tf.scatter_nd(indices, tf.ones_like(i), [tf.size(i), n])


show("scattered", one_hot_by_hand(tf.constant([2, 0, 1]), 3))
v = tf.Variable([1, 2, 3, 4])
v[1].assign(20)
show("a slice assigned", v)
v.scatter_nd_update([[0], [3]], [10, 40])
show("scattered into a variable", v)
v[::2].assign([5, 6])
show("strided", v)
