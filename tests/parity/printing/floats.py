# how tf.print writes floats: magnitudes, digits, specials
import sys
import tensorflow as tf

values = [0.0, 1.0, 0.1, 1 / 3, 2 / 3, 100.0, 123456.0, 1234567.0, 12345678.0, 1e8, 1e10, 1e15, 1e16, 1e20, 1e38]
for value in values:
    tf.print(tf.constant(value), tf.constant(value, tf.float64), output_stream=sys.stdout)
for value in [1e-1, 1e-3, 1e-4, 1e-5, 1e-6, 1e-10, 1.5e-7, 1.2e-38]:
    tf.print(tf.constant(value), tf.constant(value, tf.float64), output_stream=sys.stdout)
for value in [float("inf"), -float("inf"), float("nan"), 3.14159265358979, 16777217.0, 0.30000001]:
    tf.print(tf.constant(value), tf.constant(value, tf.float64), output_stream=sys.stdout)
tf.print(tf.constant([0.1, 1 / 3, 65504.0, 6e-8], tf.float16), output_stream=sys.stdout)
tf.print(0.1, 1 / 3, 1e-7, 1e22, output_stream=sys.stdout)
