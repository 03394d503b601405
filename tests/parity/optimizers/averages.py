# moving averages of variables, and constraints that are applied after each step
import tensorflow as tf
from parity import show

v = tf.Variable(1.0)
optimizer = tf.optimizers.SGD(0.1, use_ema=True, ema_momentum=0.5)
for _ in range(3):
    optimizer.apply_gradients([(v * 1.0, v)])
show("now", v)
optimizer.finalize_variable_values([v])
show("average", v)
w = tf.Variable([1.0, -1.0], constraint=lambda x: tf.maximum(x, 0.0))
tf.optimizers.SGD(0.1).apply_gradients([(tf.ones([2]), w)])
show("constrained", w)
scaled = tf.optimizers.SGD(1.0, loss_scale_factor=8.0)
x = tf.Variable(2.0)
with tf.GradientTape() as tape:
    loss = scaled.scale_loss(x * 3.0)
show("loss", loss)
scaled.apply_gradients([(tape.gradient(loss, x), x)])
show("x", x)
