# softmax and log_softmax along axes, of large values and half types
import tensorflow as tf
from parity import attempt, show

x = tf.constant([[1.0, 2.0, 3.0], [1000.0, 1000.0, 0.0]])
show("softmax", tf.nn.softmax(x))
show("axis 0", tf.nn.softmax(x[:, :2] / 1000, axis=0))
show("log_softmax", tf.nn.log_softmax(x))
show("sums", tf.reduce_sum(tf.nn.softmax(tf.reshape(tf.range(15.0), [3, 5])), axis=-1))
print(tf.nn.softmax(tf.constant([1.0, 2.0], tf.float16)).dtype)
attempt(lambda: tf.nn.softmax([1, 2]))
attempt(lambda: tf.nn.softmax(x, axis=2))
