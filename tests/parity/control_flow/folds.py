# foldl and foldr, with and without an initial value
import tensorflow as tf
from parity import show

x = tf.constant([1, 2, 3, 4])
show("foldl", tf.foldl(lambda a, v: a * 10 + v, x))
show("foldr", tf.foldr(lambda a, v: a * 10 + v, x))
show("initializer", tf.foldl(lambda a, v: a + v, x, initializer=tf.constant(100)))
show("foldr initializer", tf.foldr(lambda a, v: a - v, x, initializer=0))
show("structure", tf.foldl(lambda a, v: (a[0] + v, a[1] * v), x, initializer=(0, 1)))
show("function", tf.function(lambda v: tf.foldl(tf.maximum, v))(x))
