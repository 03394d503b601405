# __tf_tracing_type__ has to return a trace type
import tensorflow as tf
from parity import attempt


class Wrong:
    def __tf_tracing_type__(self, context):
        return "no type"


@tf.function
def f(value):
    return tf.constant(0)


attempt(lambda: f(Wrong()))
attempt(lambda: f(Wrong))
print(f.experimental_get_tracing_count())
