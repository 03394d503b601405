# a Python assert on a tensor of a trace is refused, on a Python value it works
import tensorflow as tf
from parity import attempt


@tf.function
def on_tensor(x):
    assert x > 0, "positive please"
    return x


@tf.function
def on_value(x, n):
    assert n > 0, "positive please"
    return x


attempt(lambda: on_tensor(tf.constant(1.0)))
attempt(lambda: on_value(tf.constant(1.0), 1))
attempt(lambda: on_value(tf.constant(1.0), -1), "positive please")
