# pretty_printed_concrete_signatures lists every trace in order
import tensorflow as tf


@tf.function
def f(x, n):
    return x * n


f(tf.constant([1.0]), 2.0)
f(tf.constant([1, 2]), 3)
f(tf.constant([1.0]), 2.0)
print(f.pretty_printed_concrete_signatures())
print("short:")
print(f.pretty_printed_concrete_signatures(verbose=False))
