# zeros, ones, fill and their _like forms, with shapes given as lists, tensors and scalars
import tensorflow as tf
from parity import attempt, show

show("zeros", tf.zeros([2, 3]))
show("zeros int", tf.zeros((2,), tf.int32))
show("zeros scalar", tf.zeros([]))
show("ones from tensor", tf.ones(tf.constant([1, 2]), dtype=tf.float64))
show("ones bool", tf.ones([2], tf.bool))
show("zeros string", tf.zeros([2], tf.string))
show("fill", tf.fill([2, 2], 9))
show("fill string", tf.fill([2], "x"))
x = tf.constant([[1, 2], [3, 4]])
show("zeros_like", tf.zeros_like(x))
show("ones_like", tf.ones_like(x, dtype=tf.float32))
show("zeros_like list", tf.zeros_like([1.0, 2.0]))
attempt(lambda: tf.zeros([-1]))
attempt(lambda: tf.fill([[1]], 1))
attempt(lambda: tf.ones([2], tf.string))
