# variables: initial values, dtype, shape, name, trainable, repr
import numpy as np
import tensorflow as tf
from parity import attempt, show

v = tf.Variable([[1.0, 2.0]], name="weights")
print(v.name, v.dtype, v.shape, v.trainable)
print(repr(v))
print(v)
print(tf.Variable(3).name, tf.Variable(3, trainable=False).trainable, tf.Variable(2, dtype=tf.float64).dtype)
print(tf.Variable(np.zeros([2], np.int8)).dtype, tf.Variable("text").dtype, tf.Variable(True).dtype)
show("callable", tf.Variable(lambda: tf.ones([2]) * 3))
show("of a variable", tf.Variable(v))
show("initialized_value", v.value())
print(isinstance(v, tf.Variable), tf.is_tensor(v), len(v.shape), v.shape.as_list())
attempt(lambda: tf.Variable())
attempt(lambda: tf.Variable(None))
attempt(lambda: tf.Variable([1.0, 2.0], shape=[3]))
attempt(lambda: tf.Variable("a", dtype=tf.float32))
