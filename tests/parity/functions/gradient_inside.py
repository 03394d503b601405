# a tape inside of a function
import tensorflow as tf
from parity import show

w = tf.Variable([1.0, 2.0])


@tf.function
def step(x, rate):
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(tf.square(w * x - 1.0))
    gradient = tape.gradient(loss, w)
    w.assign_sub(rate * gradient)
    return loss, gradient


for _ in range(3):
    show("step", step(tf.constant([2.0, 3.0]), tf.constant(0.01)))
show("w", w)
