# tf.print runs at every call, in order; print only while tracing
import sys
import tensorflow as tf


@tf.function
def f(x):
    print("python first")
    tf.print("first", x, output_stream=sys.stdout)
    tf.print("second", x + 1, output_stream=sys.stdout)
    print("python second")
    return x * 2


for n in (1, 2, 3):
    f(tf.constant(n))
