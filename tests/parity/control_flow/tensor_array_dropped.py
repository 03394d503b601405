# A TensorArray in a function is a value: what write gives has to be kept. Out of its trace it cannot be used.
import tensorflow as tf
from parity import attempt, show


@tf.function
def dropped():
    array = tf.TensorArray(tf.float32, 2)
    array.write(0, [1.0, 2.0])
    array.write(1, [3.0, 4.0])
    print("learnt", array.element_shape)
    return array.stack(), array.read(0), array.size()


@tf.function
def dropped_second():
    array = tf.TensorArray(tf.float32, 2)
    array = array.write(0, 1.0)
    array.write(1, 2.0)
    return array.stack()


@tf.function
def dropped_in_loop():
    array = tf.TensorArray(tf.float32, 2, dynamic_size=True)
    for i in tf.range(3):
        array.write(i, tf.cast(i, tf.float32))
    return array.stack()


@tf.function
def dropped_unstack():
    array = tf.TensorArray(tf.float32, 2)
    array.unstack([[1.0], [2.0]])
    print("learnt", array.element_shape)
    return array.stack()


@tf.function
def two_of_one():
    array = tf.TensorArray(tf.float32, 2, element_shape=[])
    return array.write(0, 1.0).stack(), array.write(1, 2.0).stack(), array.stack()


@tf.function
def unwritten():
    return tf.TensorArray(tf.float32, 2).stack()


def eager():
    array = tf.TensorArray(tf.float32, 2)
    array.write(0, 1.0)
    array.write(1, 2.0)
    return array.stack()


for f in (dropped, dropped_second, dropped_in_loop, dropped_unstack, two_of_one, eager):
    show(f.__name__, f())
attempt(unwritten)
attempt(lambda: tf.function(lambda: tf.TensorArray(tf.float32, 2).unstack([[1.0], [2.0]]).write(0, 1.0).stack())(), "Inconsistent shapes")

leaked = []


@tf.function
def leaks(x):
    leaked.append(tf.TensorArray(tf.float32, 2).write(0, x).write(1, x + 1.0))
    return x


leaks(tf.constant(1.0))
(array,) = leaked
for use in (array.stack, array.concat, lambda: array.read(0), lambda: array.gather([0]), lambda: array.write(0, 1.0), tf.function(array.stack)):
    attempt(use, "out of scope")
show("of the other things", (array.dtype, array.element_shape.as_list()))
