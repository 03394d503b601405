# gradients by intermediate results, and of several targets at once
import tensorflow as tf
from parity import show

x = tf.constant(3.0)
with tf.GradientTape() as tape:
    tape.watch(x)
    y = x * x
    z = y * y
show("dz/dy", tape.gradient(z, y))
x = tf.constant([1, 3.0])
with tf.GradientTape(persistent=True) as tape:
    tape.watch(x)
    y = x * x
    z = y * y
show("dz/dx", tape.gradient(z, x))
show("dy/dx", tape.gradient(y, x))
del tape
x = tf.Variable(2.0)
with tf.GradientTape(persistent=True) as tape:
    y0 = x**2
    y1 = 1 / x
show("each", [tape.gradient(y0, x), tape.gradient(y1, x)])
show("both", tape.gradient({"y0": y0, "y1": y1}, x))
with tf.GradientTape() as tape:
    y = x * [3.0, 4.0]
show("a vector", tape.gradient(y, x))
x = tf.linspace(-10.0, 10.0, 5)
with tf.GradientTape() as tape:
    tape.watch(x)
    y = tf.nn.sigmoid(x)
show("elementwise", tape.gradient(y, x))
