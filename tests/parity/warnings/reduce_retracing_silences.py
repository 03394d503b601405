# with reduce_retracing shapes are no longer warned of, Python values still are
import tensorflow as tf
from parity import warnings_of


@tf.function(reduce_retracing=True)
def process(x, n):
    return tf.reduce_sum(x) * n


print(warnings_of(lambda: [process(tf.ones([size]), 1.0) for size in range(1, 20)]))
print(process.experimental_get_tracing_count())
print(warnings_of(lambda: [process(tf.ones([1]), float(n)) for n in range(2, 8)]))
