# the tape records the branch and the turns that ran
import tensorflow as tf
from parity import show

x = tf.constant(1.0)
v0, v1 = tf.Variable(2.0), tf.Variable(2.0)
with tf.GradientTape(persistent=True) as tape:
    tape.watch(x)
    if x > 0.0:
        result = v0
    else:
        result = v1**2
print([None if g is None else float(g) for g in tape.gradient(result, [v0, v1])], tape.gradient(result, x))
with tf.GradientTape() as tape:
    y = v0
    while y < 100.0:
        y = y * y
show("loop", tape.gradient(y, v0))
