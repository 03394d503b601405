# gradients through cond and while inside of a function
import tensorflow as tf
from parity import show


@tf.function
def f(x, n):
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = x
        for _ in tf.range(n):
            y = y * x
        if y > 10.0:
            y = tf.sin(y)
        else:
            y = y * 3.0
    return y, tape.gradient(y, x)


show("cubed", f(tf.constant(2.0), tf.constant(2)))
show("fifth power", f(tf.constant(2.0), tf.constant(4)))
show("no turn", f(tf.constant(2.0), tf.constant(0)))


@tf.function
def g(x):
    return tf.while_loop(lambda i, y: i < 3, lambda i, y: (i + 1, y * x), [0, 1.0])[1]


x = tf.Variable(3.0)
with tf.GradientTape() as tape:
    y = g(x)
show("tape outside", tape.gradient(y, x))
