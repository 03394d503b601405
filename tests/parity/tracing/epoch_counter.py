# a Python loop counter as an argument traces each time, a tensor or a numpy number does not
import numpy as np
import tensorflow as tf


@tf.function
def f(x, epoch):
    return x * tf.cast(epoch, tf.float32)


x = tf.constant(2.0)
for make in (int, tf.constant, np.int32, np.int64):
    before = f.experimental_get_tracing_count()
    values = [f(x, make(epoch)).numpy() for epoch in range(4)]
    print(f.experimental_get_tracing_count() - before, [float(value) for value in values])
