# Names of the module and of the function around, bound in staged branches and loops.
import tensorflow as tf
from parity import show

total = 0.0


@tf.function
def bound_globally(x):
    global total
    total = x * 0.0
    if x > 0.0:
        total = x + 1.0
    else:
        total = x - 1.0
    for _ in tf.range(2):
        total = total * 2.0
    return total


@tf.function
def bound_around(x):
    y = tf.constant(0.0)

    def inner():
        nonlocal y
        if x > 0.0:
            y = x + 1.0
        else:
            y = x - 1.0
        while y < 5.0:
            y = y + 1.0

    inner()
    return y


for value in 1.5, -1.5:
    show("global", bound_globally(tf.constant(value)))
    show("nonlocal", bound_around(tf.constant(value)))
