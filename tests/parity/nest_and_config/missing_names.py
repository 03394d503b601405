# names that do not exist raise AttributeError
import tensorflow as tf
from parity import attempt

attempt(lambda: tf.reduce_summ, "reduce_summ")
attempt(lambda: tf.math.no_such, "no_such")
attempt(lambda: tf.Session, "Session")
attempt(lambda: tf.placeholder)
attempt(lambda: tf.log)
attempt(lambda: tf.nn.no_such_activation)
attempt(lambda: tf.random.nothing)
