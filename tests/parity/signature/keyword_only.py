# keyword-only parameters need a default in a function with a signature
import tensorflow as tf
from parity import attempt

spec = tf.TensorSpec([], tf.float32)


def needs(x, *, y):
    return x + y


def has(x, *, y=2.0):
    return x + y


attempt(lambda: tf.function(needs, input_signature=[spec]), "keyword-only parameter", "must have a default value")
f = tf.function(has, input_signature=[spec])
attempt(lambda: f(1.0))
attempt(lambda: f(1.0, y=2.0))
attempt(lambda: f(1.0, y=3.0))
