# there is no gradient through a numpy_function; beside it there is
import tensorflow as tf

x = tf.constant(2.0)
with tf.GradientTape() as tape:
    tape.watch(x)
    y = tf.numpy_function(lambda v: v * v, [x], tf.float32)
print(tape.gradient(y, x))
with tf.GradientTape() as tape:
    tape.watch(x)
    y = x * 3 + tf.numpy_function(lambda v: v * v, [x], tf.float32)
print(tape.gradient(y, x).numpy())
