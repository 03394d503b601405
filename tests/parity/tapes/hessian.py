# hessians: a jacobian of a gradient, and a product of hessian and vector
import tensorflow as tf
from parity import show

x = tf.Variable([1.0, 2.0, 3.0])


def f(v):
    return v[0] ** 2 * v[1] + tf.exp(v[2]) * v[0]


with tf.GradientTape() as outer:
    with tf.GradientTape() as inner:
        y = f(x)
    g = inner.gradient(y, x)
show("hessian", outer.jacobian(g, x))
direction = tf.constant([1.0, 0.0, -1.0])
with tf.GradientTape() as outer:
    with tf.GradientTape() as inner:
        y = f(x)
    product = tf.reduce_sum(inner.gradient(y, x) * direction)
show("times a vector", outer.gradient(product, x))
