# a body that asks for the static shape is traced per shape and sees numbers; tf.shape is a tensor
import tensorflow as tf
from parity import show


@tf.function
def f(x):
    rows = x.shape[0]
    print(type(rows).__name__, rows, isinstance(tf.shape(x)[0], tf.Tensor))
    return tf.reduce_sum(x) / rows, tf.reduce_sum(x) / tf.cast(tf.shape(x)[0], tf.float32)


show("two", f(tf.constant([1.0, 2.0])))
show("three", f(tf.constant([1.0, 2.0, 6.0])))
