# a function that computes a gradient of another function
import tensorflow as tf
from parity import show


@tf.function
def f(x):
    return tf.reduce_sum(tf.sin(x) * x)


@tf.function
def df(x):
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = f(x)
    return tape.gradient(y, x)


show("df", df(tf.constant([0.0, 1.0, 2.0])))
print(f.experimental_get_tracing_count(), df.experimental_get_tracing_count())
