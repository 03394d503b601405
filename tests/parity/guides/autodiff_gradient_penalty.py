# a penalty on the gradient by the input: the inner tape's result is part of the loss
import tensorflow as tf
from parity import show

kernel = tf.Variable([[0.5, -1.0], [1.0, 2.0], [0.0, 1.5]])
bias = tf.Variable([0.1, 0.2])
x = tf.constant([[0.1, 0.2, 0.3], [0.5, -0.1, 0.2]])
with tf.GradientTape() as t2:
    with tf.GradientTape(watch_accessed_variables=False) as t1:
        t1.watch(x)
        y = tf.nn.tanh(x @ kernel + bias)
        out = tf.reduce_sum(y**2)
    g1 = t1.gradient(out, x)
    g1_mag = tf.norm(g1)
dg1_mag = t2.gradient(g1_mag, [kernel, bias])
show("g1", g1)
show("magnitude", g1_mag)
show("by the kernel", dg1_mag[0])
show("by the bias", dg1_mag[1])
