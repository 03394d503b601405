# print runs while tracing, tf.print each time
import sys
import tensorflow as tf


@tf.function
def f(x):
    print("tracing with", x.dtype, flush=True)
    tf.print("running with", x, output_stream=sys.stdout)
    return x


f(tf.constant(1))
f(tf.constant(2))
f(tf.constant(1.5))
f(tf.constant(3))
