# the reasons why a gradient is None, and zeros in its place
import tensorflow as tf
from parity import attempt, show, warnings_of

x, y = tf.Variable(2.0), tf.Variable(3.0)
with tf.GradientTape() as tape:
    z = y * y
print("not connected:", tape.gradient(z, x))
x = tf.Variable(2.0)
for epoch in range(2):
    with tf.GradientTape() as tape:
        y = x + 1
    g = tape.gradient(y, x)
    print("a variable" if isinstance(x, tf.Variable) else "a tensor", ":", None if g is None else g.numpy())
    x = x + 1
import numpy as np

x = tf.Variable([[1.0, 2.0], [3.0, 4.0]], dtype=tf.float32)
with tf.GradientTape() as tape:
    x2 = x**2
    y = np.mean(x2, axis=0)
    y = tf.reduce_mean(y, axis=0)
print("through NumPy:", tape.gradient(y, x))
x = tf.constant(10)
with tf.GradientTape() as g:
    told = len(warnings_of(lambda: g.watch(x)))
    y = x * x
print("integers:", g.gradient(y, x), told)
x0, x1 = tf.Variable(3.0), tf.Variable(0.0)
with tf.GradientTape() as tape:
    x1.assign_add(x0)
    y = x1**2
print("through a variable:", tape.gradient(y, x0))
x, y = tf.Variable([2.0, 2.0]), tf.Variable(3.0)
with tf.GradientTape() as tape:
    z = y**2
show("zeros", tape.gradient(z, x, unconnected_gradients=tf.UnconnectedGradients.ZERO))
with tf.GradientTape() as tape:
    z = y**2
tape.gradient(z, y)
attempt(lambda: tape.gradient(z, y))
