# Integers among targets and sources: their gradients are None, and nothing is logged but for what is watched.
import tensorflow as tf
from parity import logged

v, i = tf.Variable(2.0), tf.Variable(3)
with logged() as lines:
    with tf.GradientTape(persistent=True) as tape:
        y = v * 2.0
        n = i * 2
        j = tf.argmax([v, 1.0])
    print(tape.gradient(y, [v, i]), tape.gradient(n, i), tape.gradient(j, v))
print(lines)
with logged() as lines, tf.GradientTape() as tape:
    tape.watch(tf.constant(1))
print([line.split(" (e.g.")[0] for line in lines])
