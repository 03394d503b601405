# what get_concrete_function and calls refuse together with specs
import tensorflow as tf
from parity import attempt


@tf.function
def f(x, n):
    return x * n


spec = tf.TensorSpec([], tf.float32)
attempt(lambda: f.get_concrete_function(spec), "missing a required argument")
attempt(lambda: f.get_concrete_function(spec, spec, spec), "too many positional arguments")
attempt(lambda: f.get_concrete_function(spec, 2.0)(tf.constant(3.0)))
attempt(lambda: f(spec, 2.0))
print(f.experimental_get_tracing_count())
