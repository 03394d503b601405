# what a tape refuses
import tensorflow as tf
from parity import attempt

x = tf.constant(2.0)


def twice():
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = x * x
    tape.gradient(y, x)
    return tape.gradient(y, x)


def not_connected():
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = tf.constant(1.0)
    return tape.gradient(y, x)


def bad_target():
    with tf.GradientTape() as tape:
        tape.watch(x)
    return tape.gradient("text", x)


attempt(twice)
attempt(tf.function(twice))
attempt(not_connected)
attempt(tf.function(not_connected))
attempt(bad_target)
