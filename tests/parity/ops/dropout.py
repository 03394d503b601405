# dropout with a seed: which are dropped, the scale of the others, rate 0 and wrong rates
import tensorflow as tf
from parity import attempt, show

tf.random.set_seed(5)
x = tf.ones([2, 6])
show("seeded", tf.nn.dropout(x, rate=0.5, seed=1))
show("rate 0", tf.nn.dropout(x, rate=0))
show("noise_shape", tf.nn.dropout(x, 0.5, noise_shape=[2, 1], seed=2))
show("stateless", tf.nn.experimental.stateless_dropout(x, 0.25, seed=[1, 2]))
print("same object", tf.nn.dropout(x, rate=0.0) is x)
attempt(lambda: tf.nn.dropout(x, rate=1.0))
attempt(lambda: tf.nn.dropout(x, rate=-0.1))
attempt(lambda: tf.nn.dropout(tf.ones([2], tf.int32), rate=0.5))
