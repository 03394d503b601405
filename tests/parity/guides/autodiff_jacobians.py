# jacobians: of a scalar, of a layer, and against sums of gradients
import tensorflow as tf
from parity import show

x = tf.linspace(-10.0, 10.0, 5)
delta = tf.Variable(0.0)
with tf.GradientTape() as tape:
    y = tf.nn.sigmoid(x + delta)
dy_dx = tape.jacobian(y, delta)
show("jacobian by a scalar", dy_dx)
x = tf.constant([[0.1, 0.2, 0.3], [0.4, 0.5, 0.6]])
kernel = tf.Variable([[0.5, -1.0], [1.0, 2.0], [0.0, 1.5]])
with tf.GradientTape(persistent=True) as tape:
    y = tf.nn.relu(x @ kernel)
j = tape.jacobian(y, kernel)
print(y.shape, kernel.shape, j.shape)
show("jacobian", j)
g = tape.gradient(y, kernel)
j_sum = tf.reduce_sum(j, axis=[0, 1])
print("difference below 1e-6:", bool(tf.reduce_max(abs(g - j_sum)) < 1e-6))
show("without pfor", tape.jacobian(y, kernel, experimental_use_pfor=False)[0, 0])
