# random initializers with seeds
import tensorflow as tf
from parity import show

tf.random.set_seed(1)
show("normal", tf.random_normal_initializer(mean=1.0, stddev=0.1, seed=3)([3]))
show("uniform", tf.random_uniform_initializer(-1.0, 1.0, seed=4)([2, 2]))
init = tf.random_normal_initializer(seed=5)
show("first", init([2]))
show("second", init([2]))
v = tf.Variable(tf.random_uniform_initializer(0.0, 1.0, seed=6)(shape=[2], dtype=tf.float32))
show("variable", v)
