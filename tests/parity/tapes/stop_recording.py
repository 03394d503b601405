# stop_recording, stop_gradient and reset leave parts out
import tensorflow as tf
from parity import show

x, y = tf.Variable(2.0), tf.Variable(3.0)
with tf.GradientTape() as tape:
    s = x * x
    with tape.stop_recording():
        t = y * y
    z = s + t
print([None if g is None else float(g) for g in tape.gradient(z, [x, y])])
with tf.GradientTape() as tape:
    z = x**2 + tf.stop_gradient(y**2)
print([None if g is None else float(g) for g in tape.gradient(z, [x, y])])
with tf.GradientTape() as tape:
    z = x * x
    tape.reset()
    z = x * y
print([float(g) for g in tape.gradient(z, [x, y])])
with tf.GradientTape() as tape:
    z = x * tf.stop_gradient(x)
show("product rule without one side", tape.gradient(z, x))
