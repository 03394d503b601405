# cross entropies with logits: dense, sparse, sigmoid, weighted
import tensorflow as tf
from parity import attempt, show

logits = tf.constant([[2.0, 1.0, 0.1], [0.5, 2.5, 100.0]])
labels = tf.constant([[1.0, 0.0, 0.0], [0.2, 0.3, 0.5]])
show("dense", tf.nn.softmax_cross_entropy_with_logits(labels=labels, logits=logits))
show("sparse", tf.nn.sparse_softmax_cross_entropy_with_logits(labels=[0, 2], logits=logits))
show("sigmoid", tf.nn.sigmoid_cross_entropy_with_logits(labels=labels, logits=logits))
show("weighted", tf.nn.weighted_cross_entropy_with_logits(labels=labels, logits=logits, pos_weight=2.0))
show("l2_loss", tf.nn.l2_loss([3.0, 4.0]))
show("axis", tf.nn.softmax_cross_entropy_with_logits(tf.transpose(labels), tf.transpose(logits), axis=0))
attempt(lambda: tf.nn.sparse_softmax_cross_entropy_with_logits(labels=[0], logits=logits))
attempt(lambda: tf.nn.sparse_softmax_cross_entropy_with_logits(labels=[0, 3], logits=logits))
attempt(lambda: tf.nn.sigmoid_cross_entropy_with_logits(labels=[1.0], logits=logits))
