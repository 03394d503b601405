# gradients with one tape: scalars, matrices, a dict of variables, a module
import tensorflow as tf
from parity import show

x = tf.Variable(3.0)
with tf.GradientTape() as tape:
    y = x**2
show("dy/dx", tape.gradient(y, x))
w = tf.Variable([[0.5, -1.0], [2.0, 0.0], [1.0, 1.0]], name="w")
b = tf.Variable(tf.zeros(2, dtype=tf.float32), name="b")
x = [[1.0, 2.0, 3.0]]
with tf.GradientTape(persistent=True) as tape:
    y = x @ w + b
    loss = tf.reduce_mean(y**2)
dl_dw, dl_db = tape.gradient(loss, [w, b])
show("dl_dw", dl_dw)
show("dl_db", dl_db)
grad = tape.gradient(loss, {"w": w, "b": b})
show("by name", {key: grad[key] for key in sorted(grad)})
del tape


class Layer(tf.Module):
    def __init__(self):
        super().__init__()
        self.kernel = tf.Variable([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]], name="kernel")
        self.bias = tf.Variable([0.5, -0.5], name="bias")

    def __call__(self, x):
        return tf.nn.relu(x @ self.kernel + self.bias)


layer = Layer()
with tf.GradientTape() as tape:
    loss = tf.reduce_mean(layer(tf.constant([[1.0, 2.0, 3.0]])) ** 2)
for var, g in zip(layer.trainable_variables, tape.gradient(loss, layer.trainable_variables)):
    print(f"{var.name}, shape: {g.shape}")
    show("gradient", g)
