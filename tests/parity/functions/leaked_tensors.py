# a tensor of a trace cannot be used outside of it, nor in another trace
import tensorflow as tf
from parity import attempt

leaked = []


@tf.function
def f(x):
    leaked.append(x + 1.0)
    return x


@tf.function
def g(x):
    return x + leaked[0]


f(tf.constant(1.0))
attempt(lambda: leaked[0].numpy())
attempt(lambda: leaked[0] + 1.0, "out of scope")
attempt(lambda: g(tf.constant(1.0)), "out of scope")
attempt(lambda: leaked[0].shape)
