# Words of errors of the run that programs match: division by zero, permutations, labels, axes.
import tensorflow as tf
from parity import attempt, show

one, zero = tf.constant(1), tf.constant(0)
divide = tf.function(lambda a, b: a // b, autograph=False)
attempt(lambda: one // zero, "Integer division by zero")
attempt(lambda: one % zero, "Integer division by zero")
attempt(lambda: divide(one, zero), "Integer division by zero")
show("afterwards", divide(tf.constant(7), tf.constant(2)))
attempt(lambda: tf.transpose(tf.ones([5, 2]), [0, 0]), "1 is missing from {0,0}")
attempt(lambda: tf.expand_dims(tf.ones([2]), 5), "Tried to expand dim index")
attempt(lambda: tf.function(lambda: tf.expand_dims(tf.ones([2]), 5), autograph=False)(), "not in the interval")
logits = tf.constant([[1.0, 2.0, 3.0], [1.0, -1.0, 0.0]])
for labels in ([1, 5], [1, -1]):
    attempt(
        lambda labels=labels: tf.nn.sparse_softmax_cross_entropy_with_logits(labels, logits),
        f"Received a label value of {labels[1]} which is outside the valid range of [0, 3).",
    )
traced = tf.function(lambda a, b: tf.nn.sparse_softmax_cross_entropy_with_logits(a, b), autograph=False)
attempt(lambda: traced(tf.constant([1, 5]), logits), "5")
