# autograph=False leaves the body alone: a condition on a tensor is refused
import tensorflow as tf
from parity import attempt


def body(x):
    if x > 0:
        return x
    return -x


attempt(lambda: tf.function(body)(tf.constant(-3.0)))
attempt(lambda: tf.function(body, autograph=False)(tf.constant(-3.0)))
attempt(lambda: tf.function(body, autograph=False)(-3.0))
