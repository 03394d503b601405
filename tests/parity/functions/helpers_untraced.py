# plain functions called by a body are part of its trace
import tensorflow as tf


def helper(x):
    print("helper runs")
    return x + 1.0


@tf.function
def f(x):
    return helper(helper(x))


print(f(tf.constant(1.0)).numpy(), f(tf.constant(5.0)).numpy(), f.experimental_get_tracing_count())
