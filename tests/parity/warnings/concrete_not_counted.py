# get_concrete_function is not counted
import tensorflow as tf
from parity import warnings_of


@tf.function
def f(n):
    return tf.constant(n)


lines = [line for n in range(12) for line in warnings_of(lambda: f.get_concrete_function(n))]
print(lines, f.experimental_get_tracing_count())
