# every third call traces
import tensorflow as tf
from parity import warnings_of


@tf.function
def f(n):
    return tf.constant(n)


for call in range(1, 20):
    if lines := warnings_of(lambda: f((call + 2) // 3)):
        print(call, lines)
