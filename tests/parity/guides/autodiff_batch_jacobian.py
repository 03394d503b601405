# batch_jacobian: the diagonal of the jacobian over examples that do not depend on each other
import tensorflow as tf
from parity import show

x = tf.constant([[0.1, 0.2, 0.3], [0.4, 0.5, 0.6]])
w1 = tf.constant([[0.5, -1.0, 0.3, 0.2], [1.0, 2.0, -0.4, 0.1], [0.0, 1.5, 0.7, -0.2]])
w2 = tf.constant([[1.0, 0.0], [0.5, -0.5], [0.25, 1.0], [-1.0, 2.0]])
with tf.GradientTape(persistent=True, watch_accessed_variables=False) as tape:
    tape.watch(x)
    y = tf.nn.elu(x @ w1) @ w2
j = tape.jacobian(y, x)
print(j.shape)
show("across examples", j[0, :, 1])
jb = tape.batch_jacobian(y, x)
print(jb.shape)
show("batch jacobian", jb)
j_sum = tf.reduce_sum(j, axis=2)
print(bool(tf.reduce_max(abs(j_sum - jb)) < 1e-6), bool(tf.reduce_max(abs(tf.einsum("bxby->bxy", j) - jb)) < 1e-6))
