# integers beyond the range of floats
# differs: huge-integers
import tensorflow as tf
from parity import attempt


@tf.function
def f(n):
    return tf.constant(n.bit_length())


attempt(lambda: f(2**1000))
attempt(lambda: f(2**1024))
attempt(lambda: f(2**1024))
print(f.experimental_get_tracing_count())
