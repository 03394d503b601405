# results that cannot become tensors are refused
import tensorflow as tf
from parity import attempt


class Thing:
    pass


@tf.function
def f(result):
    return result


attempt(lambda: f(Thing()))
attempt(lambda: f(len))
attempt(tf.function(lambda: {1, 2}))
attempt(tf.function(lambda: [tf.constant(1), object()]))
print(f.experimental_get_tracing_count())
