# a condition on the values of tensors: eagerly, and in a function, where both ways are in one trace
import tensorflow as tf


def combine(x, y):
    if tf.greater(x, y):
        result = tf.add(x, y)
    else:
        result = tf.subtract(x, y)
    return result


traced = tf.function(combine)
x = tf.constant(10.0)
for y in (5.0, 15.0, 10.0):
    print(combine(x, tf.constant(y)).numpy(), traced(x, tf.constant(y)).numpy())
print(traced.experimental_get_tracing_count())
