# a parameter without a spec needs a default, and then takes nothing else
import tensorflow as tf
from parity import attempt

spec = tf.TensorSpec([None], tf.float32)


@tf.function(input_signature=[spec])
def f(x, scale=2.0, mode="sum"):
    print("tracing", scale, mode)
    return tf.reduce_sum(x) * scale


x = tf.constant([1.0, 2.0])
attempt(lambda: f(x))
attempt(lambda: f(x, 2.0))
attempt(lambda: f(x, mode="sum"))
attempt(lambda: f(x, 3.0), "Binding inputs to tf.function failed")
attempt(lambda: f(x, mode="mean"))
print(f.experimental_get_tracing_count(), f.input_signature)
