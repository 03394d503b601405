# reduce_retracing changes nothing where there is a signature
import tensorflow as tf
from parity import attempt


@tf.function(input_signature=[tf.TensorSpec([None], tf.float32)], reduce_retracing=True)
def f(x):
    print("tracing", x.shape)
    return tf.reduce_sum(x)


for size in (1, 2, 3):
    attempt(lambda: f(tf.ones([size])))
attempt(lambda: f(tf.ones([1, 1])))
print(f.experimental_get_tracing_count())
