# higher derivatives by tapes inside tapes
import tensorflow as tf
from parity import show

x = tf.Variable(2.0)
with tf.GradientTape() as third:
    with tf.GradientTape() as second:
        with tf.GradientTape() as first:
            y = x**4
        dy = first.gradient(y, x)
    d2y = second.gradient(dy, x)
d3y = third.gradient(d2y, x)
show("first", dy)
show("second", d2y)
show("third", d3y)
with tf.GradientTape() as outer:
    with tf.GradientTape() as inner:
        y = tf.sin(x) * tf.exp(x)
    g = inner.gradient(y, x)
    penalty = g**2
show("gradient of a gradient's square", outer.gradient(penalty, x))
