# bias_add, batch_normalization, embedding_lookup, with max_norm
import tensorflow as tf
from parity import attempt, show

x = tf.constant([[1.0, 2.0], [3.0, 4.0]])
show("bias_add", tf.nn.bias_add(x, [10.0, 20.0]))
mean, variance = tf.nn.moments(x, [0])
show("batch_normalization", tf.nn.batch_normalization(x, mean, variance, tf.constant(0.5), tf.constant(2.0), 0.001))
table = tf.constant([[1.0, 0.0], [0.0, 2.0], [3.0, 4.0]])
show("lookup", tf.nn.embedding_lookup(table, [2, 0, 2]))
show("matrix of ids", tf.nn.embedding_lookup(table, [[0], [1]]))
show("max_norm", tf.nn.embedding_lookup(table, [1, 2], max_norm=1.0))
show("of a variable", tf.nn.embedding_lookup(tf.Variable(table), [1]))
show("normalized", tf.nn.l2_normalize(table, axis=1))
attempt(lambda: tf.nn.embedding_lookup(table, [3]))
attempt(lambda: tf.nn.bias_add(x, [1.0]))
