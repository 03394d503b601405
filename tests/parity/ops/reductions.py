# reductions: axes, keepdims, negative axes, lists of axes, empty input
import tensorflow as tf
from parity import attempt, show

x = tf.reshape(tf.range(12.0), [2, 3, 2]) - 4
show("sum", tf.reduce_sum(x))
show("axis 0", tf.reduce_sum(x, 0))
show("axis -1 kept", tf.reduce_sum(x, axis=-1, keepdims=True))
show("two axes", tf.reduce_mean(x, axis=[0, 2]))
show("prod", tf.reduce_prod(x[0], axis=1))
show("max", tf.reduce_max(x, [1, -1]))
show("min", tf.reduce_min(x))
show("no axes", tf.reduce_sum(x[0], axis=[]))
show("empty sum", tf.reduce_sum(tf.zeros([0, 2]), 0))
show("empty mean", tf.reduce_mean(tf.zeros([0])))
show("empty max", tf.reduce_max(tf.zeros([0])))
show("int mean", tf.reduce_mean([1, 2, 4]))
show("logsumexp", tf.reduce_logsumexp([1000.0, 1000.0]))
show("tensor axis", tf.reduce_sum(x, axis=tf.constant([0, 1])))
attempt(lambda: tf.reduce_sum(x, axis=3))
attempt(lambda: tf.reduce_sum(x, axis=[0, 0]))
attempt(lambda: tf.reduce_sum(["a"]))
attempt(lambda: tf.reduce_mean([True]))
