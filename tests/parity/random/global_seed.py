# set_seed without op seeds: the sequence of calls decides, setting it again starts over
import tensorflow as tf
from parity import show

tf.random.set_seed(1234)
show("first", tf.random.uniform([3]))
show("second", tf.random.uniform([3]))
tf.random.set_seed(1234)
show("first again", tf.random.uniform([3]))
show("normal", tf.random.normal([3]))
tf.random.set_seed(0)
show("seed 0", tf.random.uniform([2]))
