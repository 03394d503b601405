# gradients of scalars, vectors, lists and dicts of sources
import tensorflow as tf
from parity import show

x = tf.Variable(3.0)
with tf.GradientTape() as tape:
    y = x**2
show("dy/dx", tape.gradient(y, x))
w = tf.Variable([[1.0, 2.0], [3.0, 4.0]])
b = tf.Variable([0.5, -0.5])
with tf.GradientTape() as tape:
    loss = tf.reduce_mean((tf.constant([[1.0, 2.0]]) @ w + b) ** 2)
show("list", tape.gradient(loss, [w, b]))
with tf.GradientTape() as tape:
    loss = tf.reduce_sum(w * w) + tf.reduce_sum(b)
show("dict", tape.gradient(loss, {"w": w, "nested": (b, [w])}))
with tf.GradientTape() as tape:
    y = w * 2
show("of a tensor that is no scalar: the sum", tape.gradient(y, w))
