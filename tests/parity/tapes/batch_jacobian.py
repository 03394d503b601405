# batch_jacobian: one jacobian per row, and its checks
import tensorflow as tf
from parity import attempt, show

x = tf.constant([[1.0, 2.0], [3.0, 4.0]])
with tf.GradientTape() as tape:
    tape.watch(x)
    y = tf.stack([x[:, 0] ** 2, x[:, 0] * x[:, 1], x[:, 1]], axis=1)
j = tape.batch_jacobian(y, x)
show("rows", j)
with tf.GradientTape() as tape:
    tape.watch(x)
    y = tf.concat([x, x], 0)
attempt(lambda: tape.batch_jacobian(y, x))
