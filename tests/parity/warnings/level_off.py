# setting the logger's level to ERROR silences the warning
import tensorflow as tf
from parity import warnings_of


@tf.function
def f(n):
    return tf.constant(n)


tf.get_logger().setLevel("ERROR")
print(warnings_of(lambda: [f(n) for n in range(5)]))
tf.get_logger().setLevel("WARNING")
print(warnings_of(lambda: f(5)))
print(warnings_of(lambda: f(6)))
