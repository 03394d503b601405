# a function without a return gives None; its effects happen
import tensorflow as tf

v = tf.Variable([1.0, 2.0])


@tf.function
def step(x):
    v.assign_sub(0.5 * x)


print(step(tf.constant([1.0, 1.0])), step(tf.constant([1.0, 1.0])), v.numpy())
