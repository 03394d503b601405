# op seeds with and without the global one
import tensorflow as tf
from parity import show

tf.random.set_seed(1234)
show("op seed", tf.random.uniform([2], seed=1))
show("its next", tf.random.uniform([2], seed=1))
show("another", tf.random.uniform([2], seed=2))
tf.random.set_seed(1234)
show("again", tf.random.uniform([2], seed=1))
tf.random.set_seed(99)
show("other global", tf.random.uniform([2], seed=1))
