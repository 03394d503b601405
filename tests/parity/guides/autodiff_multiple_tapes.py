# several tapes side by side, and nested for higher derivatives
import tensorflow as tf
from parity import show

x0, x1 = tf.constant(0.0), tf.constant(0.0)
with tf.GradientTape() as tape0, tf.GradientTape() as tape1:
    tape0.watch(x0)
    tape1.watch(x1)
    y0, y1 = tf.math.sin(x0), tf.nn.sigmoid(x1)
    ys = tf.reduce_sum(y0 + y1)
show("cos(0)", tape0.gradient(ys, x0))
show("sigmoid's", tape1.gradient(ys, x1))
x = tf.Variable(1.0)
with tf.GradientTape() as t2:
    with tf.GradientTape() as t1:
        y = x * x * x
    dy_dx = t1.gradient(y, x)
d2y_dx2 = t2.gradient(dy_dx, x)
show("dy/dx", dy_dx)
show("d2y/dx2", d2y_dx2)
with tf.GradientTape() as t3:
    with tf.GradientTape() as t2:
        with tf.GradientTape() as t1:
            y = tf.sin(x) * x**2
        first = t1.gradient(y, x)
    second = t2.gradient(first, x)
show("third", t3.gradient(second, x))
