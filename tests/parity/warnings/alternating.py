# every second call traces
import tensorflow as tf
from parity import warnings_of


@tf.function
def f(n):
    return tf.constant(n)


for call in range(1, 15):
    print(call, warnings_of(lambda: f((call + 1) // 2)))
