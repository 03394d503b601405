"""A TensorFlow program that retraces: run it with `etch run examples/retracing.py` to be told why.

Batches of any size, a rate that changes as a Python number, and a new lambda for each call: three causes, one per function.
"""

import tensorflow as tf

weights = tf.Variable(tf.ones([3, 2]))


@tf.function
def predict(x):
    return tf.tanh(x @ weights)


@tf.function
def decay(value, rate):
    return value * rate


@tf.function
def apply(activation, x):
    return activation(x)


for batch in (1, 2, 3, 4, 5):
    predict(tf.ones([batch, 3]))
for step in range(6):
    decay(tf.constant(1.0), 0.5**step)
for _ in range(3):
    apply(lambda x: x * 2.0, tf.constant(1.0))
print("traces:", [f.experimental_get_tracing_count() for f in (predict, decay, apply)])
