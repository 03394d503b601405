# recursion on a Python number: one trace per number
import tensorflow as tf


@tf.function
def countdown(n):
    if n > 0:
        return countdown(n - 1) + 1
    return tf.constant(0)


print(countdown(5).numpy(), countdown.experimental_get_tracing_count())
print(countdown(3).numpy(), countdown.experimental_get_tracing_count())
print(countdown(7).numpy(), countdown.experimental_get_tracing_count())
