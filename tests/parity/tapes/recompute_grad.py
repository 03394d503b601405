# recompute_grad runs the function again for its gradient
import tensorflow as tf
from parity import show

runs = []


@tf.recompute_grad
def block(x):
    runs.append(1)
    return tf.tanh(x) * x


x = tf.Variable([0.5, 1.0])
with tf.GradientTape() as tape:
    y = tf.reduce_sum(block(x))
print("forward", len(runs))
show("gradient", tape.gradient(y, x))
print("and backward", len(runs))
with tf.GradientTape() as tape:
    y = tf.reduce_sum(tf.tanh(x) * x)
show("the same without", tape.gradient(y, x))
