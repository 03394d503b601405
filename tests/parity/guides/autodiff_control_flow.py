# a tape records what ran: branches of Python and of graphs
import tensorflow as tf
from parity import show

v0, v1 = tf.Variable(2.0), tf.Variable(2.0)
for value in (1.0, -1.0):
    x = tf.constant(value)
    with tf.GradientTape(persistent=True) as tape:
        tape.watch(x)
        if x > 0.0:
            result = v0
        else:
            result = v1**2
    dv0, dv1 = tape.gradient(result, [v0, v1])
    print(None if dv0 is None else dv0.numpy(), None if dv1 is None else dv1.numpy())
    print(tape.gradient(result, x))


@tf.function
def staged(x, v0, v1):
    with tf.GradientTape() as tape:
        if x > 0.0:
            result = v0 * 1.0
        else:
            result = v1**2
    return tape.gradient(result, [v0, v1])


for value in (1.0, -1.0):
    show("staged", staged(tf.constant(value), v0, v1))


@tf.function
def loop(x, n):
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = x
        for _ in tf.range(n):
            y = y * x
    return y, tape.gradient(y, x)


show("loop", loop(tf.constant(2.0), tf.constant(3)))
show("longer", loop(tf.constant(2.0), tf.constant(5)))
