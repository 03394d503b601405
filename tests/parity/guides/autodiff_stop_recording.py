# recording is paused, begun anew, and stopped at a value
import tensorflow as tf
from parity import attempt, show

x, y = tf.Variable(2.0), tf.Variable(3.0)
with tf.GradientTape() as t:
    x_sq = x * x
    with t.stop_recording():
        y_sq = y * y
    z = x_sq + y_sq
grad = t.gradient(z, {"x": x, "y": y})
show("dz/dx", grad["x"])
print("dz/dy:", grad["y"])
reset = True
with tf.GradientTape() as t:
    y_sq = y * y
    if reset:
        t.reset()
    z = x * x + y_sq
grad = t.gradient(z, {"x": x, "y": y})
show("dz/dx after reset", grad["x"])
print("dz/dy after reset:", grad["y"])
with tf.GradientTape() as t:
    y_sq = y**2
    z = x**2 + tf.stop_gradient(y_sq)
grad = t.gradient(z, {"x": x, "y": y})
show("dz/dx with stop_gradient", grad["x"])
print("dz/dy with stop_gradient:", grad["y"])
