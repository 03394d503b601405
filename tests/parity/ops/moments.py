# variance, standard deviation, euclidean norm, count of non-zeros, moments, bincount
import tensorflow as tf
from parity import attempt, show

x = tf.constant([[1.0, 2.0, 4.0], [0.0, 3.0, 9.0]])
show("variance", tf.math.reduce_variance(x))
show("std axis", tf.math.reduce_std(x, axis=1))
show("euclidean", tf.math.reduce_euclidean_norm(x, axis=0))
show("count_nonzero", tf.math.count_nonzero(x))
show("count_nonzero axis", tf.math.count_nonzero(x, axis=0, keepdims=True, dtype=tf.int32))
mean, variance = tf.nn.moments(x, axes=[0])
show("mean", mean)
show("variance", variance)
mean, variance = tf.nn.moments(x, axes=[0, 1], keepdims=True)
show("kept", mean)
show("bincount", tf.math.bincount([1, 1, 3, 0]))
show("weighted", tf.math.bincount([0, 1, 1], weights=[0.5, 1.0, 2.0], minlength=4))
show("confusion", tf.math.confusion_matrix([0, 1, 2, 1], [0, 2, 2, 1]))
attempt(lambda: tf.math.reduce_variance([1, 2]))
