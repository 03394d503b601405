# only what can be called can be decorated
import tensorflow as tf
from parity import attempt

attempt(lambda: tf.function(5), "is not a callable object")
attempt(lambda: tf.function("text"), "is not a callable object")
attempt(lambda: tf.function(tf.constant(1.0)), "is not a callable object")
