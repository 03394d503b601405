# custom gradients: clipped, with upstream gradients, in a tf.function, of several results
import tensorflow as tf
from parity import show


@tf.custom_gradient
def clip_gradients(y):
    def backward(dy):
        return tf.clip_by_norm(dy, 0.5)

    return y, backward


v = tf.Variable(2.0)
with tf.GradientTape() as t:
    output = clip_gradients(v * v)
show("clipped", t.gradient(output, v))


@tf.custom_gradient
def log1pexp(x):
    e = tf.exp(x)

    def grad(upstream):
        return upstream * (1 - 1 / (1 + e))

    return tf.math.log(1 + e), grad


@tf.function
def slope(x):
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = log1pexp(x)
    return y, tape.gradient(y, x)


show("plain", slope(tf.constant(0.0)))
show("large", slope(tf.constant(100.0))[1])


@tf.custom_gradient
def both(x, y):
    def grad(dz0, dz1):
        return dz0 * 10.0, dz1 * 100.0

    return (x + 1.0, y + 1.0), grad


x, y = tf.constant(1.0), tf.constant(2.0)
with tf.GradientTape() as tape:
    tape.watch([x, y])
    a, b = both(x, y)
    z = a * 2.0 + b * 3.0
show("two results", tape.gradient(z, [x, y]))
