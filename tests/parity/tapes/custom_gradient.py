# custom_gradient: one and several arguments, variables, second order
import tensorflow as tf
from parity import attempt, show


@tf.custom_gradient
def log1pexp(x):
    e = tf.exp(x)

    def grad(upstream):
        return upstream * (1 - 1 / (1 + e))

    return tf.math.log(1 + e), grad


x = tf.constant(100.0)
with tf.GradientTape() as tape:
    tape.watch(x)
    y = log1pexp(x)
show("stable", tape.gradient(y, x))


@tf.custom_gradient
def mixed(x, y):
    return (x * y, x + y), lambda dz, ds: (dz * 10 + ds, dz * 100 + ds)


a, b = tf.Variable(2.0), tf.Variable(3.0)
with tf.GradientTape() as tape:
    z, s = mixed(a, b)
    total = z + 2 * s
show("two results", tape.gradient(total, [a, b]))


@tf.custom_gradient
def bad(x):
    return x * 2, lambda dy: (dy, dy)


with tf.GradientTape() as tape:
    tape.watch(x)
    y = bad(x)
attempt(lambda: tape.gradient(y, x))
