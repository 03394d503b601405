# stateless numbers are a function of their seed, eagerly and traced
import tensorflow as tf
from parity import attempt, show

show("uniform", tf.random.stateless_uniform([4], seed=[1, 2]))
show("same", tf.random.stateless_uniform([4], seed=(1, 2)))
show("other seed", tf.random.stateless_uniform([4], seed=[2, 1]))
show("ints", tf.random.stateless_uniform([6], seed=[1, 2], minval=0, maxval=100, dtype=tf.int32))
show("full range", tf.random.stateless_uniform([2], seed=[1, 2], minval=None, maxval=None, dtype=tf.int32))
show("normal", tf.random.stateless_normal([4], seed=[3, 4], mean=1.0, stddev=0.5))
show("truncated", tf.random.stateless_truncated_normal([4], seed=[3, 4]))
show("float64", tf.random.stateless_uniform([2], seed=[1, 2], dtype=tf.float64))
show("traced", tf.function(lambda s: tf.random.stateless_uniform([4], seed=s))(tf.constant([1, 2])))
show("prefix", tf.random.stateless_uniform([2, 3], seed=[1, 2]))
attempt(lambda: tf.random.stateless_uniform([2], seed=[1]))
attempt(lambda: tf.random.stateless_uniform([2], seed=1))
