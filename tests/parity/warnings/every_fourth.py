# every fourth call traces: never warned of
import tensorflow as tf
from parity import warnings_of


@tf.function
def f(n):
    return tf.constant(n)


lines = [line for call in range(1, 50) for line in warnings_of(lambda: f((call + 3) // 4))]
print(lines, f.experimental_get_tracing_count())
