# Python's round() of tensors is refused with an AttributeError; tf.round is there.
import tensorflow as tf
from parity import attempt, show

attempt(lambda: round(tf.constant(1.5)), "'astype'")
attempt(lambda: round(tf.constant(1.5), 1), "'astype'")
attempt(lambda: tf.function(lambda x: round(x))(tf.constant(1.5)), "'astype'")
show("tf.round", tf.round(1.7))
