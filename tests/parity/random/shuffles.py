# shuffle with seeds: rows are moved whole
import tensorflow as tf
from parity import show

tf.random.set_seed(11)
show("seeded", tf.random.shuffle(tf.range(10), seed=3))
show("next", tf.random.shuffle(tf.range(10), seed=3))
show("rows", tf.random.shuffle([[1, 2], [3, 4], [5, 6]], seed=4))
show("without op seed", tf.random.shuffle(tf.range(6)))
show("empty", tf.random.shuffle(tf.zeros([0])))
show("sorted again", tf.sort(tf.random.shuffle(tf.range(20))))
