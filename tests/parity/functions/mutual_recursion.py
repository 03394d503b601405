# two functions that call each other on Python numbers
import tensorflow as tf


@tf.function
def even(n):
    return tf.constant(True) if n == 0 else odd(n - 1)


@tf.function
def odd(n):
    return tf.constant(False) if n == 0 else even(n - 1)


print(even(4).numpy(), even(7).numpy(), odd(3).numpy())
print(even.experimental_get_tracing_count(), odd.experimental_get_tracing_count())
