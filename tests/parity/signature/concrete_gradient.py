# gradients go through a concrete function
import tensorflow as tf
from parity import show

v = tf.Variable(2.0)
concrete = tf.function(lambda x: v * x * x).get_concrete_function(tf.TensorSpec([], tf.float32))
x = tf.constant(3.0)
with tf.GradientTape() as tape:
    tape.watch(x)
    y = concrete(x)
show("y", y)
show("dx, dv", tape.gradient(y, [x, v]))
