# a custom gradient that clips, inside a function and a second derivative of one
import tensorflow as tf
from parity import show


@tf.custom_gradient
def clip(y):
    return tf.identity(y), lambda dy: tf.clip_by_norm(dy, 0.5)


@tf.custom_gradient
def cube(x):
    def grad(dy):
        return dy * 3 * x**2

    return x**3, grad


v = tf.Variable(2.0)


@tf.function
def f():
    with tf.GradientTape() as tape:
        out = clip(v * v)
    return tape.gradient(out, v)


show("clipped", f())
with tf.GradientTape() as outer:
    with tf.GradientTape() as inner:
        y = cube(v)
    dy = inner.gradient(y, v)
show("first", dy)
show("second", outer.gradient(dy, v))
