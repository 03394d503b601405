# many numbers at once: the first, the last and the moments
# tolerance: 1e-4
import tensorflow as tf
from parity import show

tf.random.set_seed(3)
u = tf.random.uniform([1000], seed=1)
n = tf.random.normal([37, 27], seed=2)
show("first", u[:4])
show("last", u[-4:])
show("mean", tf.reduce_mean(u))
show("corner", n[-1, -3:])
show("mean", tf.reduce_mean(n))
show("std", tf.math.reduce_std(n))
show("below 2", tf.reduce_max(tf.abs(tf.random.truncated_normal([500], seed=3))) <= 2.0)
