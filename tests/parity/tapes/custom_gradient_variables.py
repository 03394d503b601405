# a custom gradient of a function that uses variables gets them as a keyword
import tensorflow as tf
from parity import attempt, show

w = tf.Variable(3.0, name="w")


@tf.custom_gradient
def scaled(x):
    def grad(dy, variables=None):
        print("variables", [v.name for v in variables])
        return dy * w, [dy * x * 100]

    return x * w, grad


x = tf.constant(2.0)
with tf.GradientTape() as tape:
    tape.watch(x)
    y = scaled(x)
show("gradients", tape.gradient(y, [x, w]))


@tf.custom_gradient
def forgetful(x):
    return x * w, lambda dy: dy


def use():
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = forgetful(x)
    return tape.gradient(y, x)


attempt(use, "variables")
