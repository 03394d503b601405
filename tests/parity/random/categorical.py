# categorical draws of logits and seeds
import tensorflow as tf
from parity import attempt, show

tf.random.set_seed(2)
logits = tf.math.log([[0.5, 0.5, 0.0], [0.1, 0.1, 0.8]])
draws = tf.random.categorical(logits, 12, seed=1)
show("draws", draws)
show("int32", tf.random.categorical(logits[:1], 3, dtype=tf.int32, seed=2))
attempt(lambda: tf.random.categorical([1.0, 2.0], 3))
