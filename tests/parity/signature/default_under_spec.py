# a default for a parameter with a spec may be left out of the call
import tensorflow as tf
from parity import attempt

spec = tf.TensorSpec([], tf.float32)


@tf.function(input_signature=[spec, spec])
def f(x, y=5.0):
    return x + y


attempt(lambda: f(1.0))
attempt(lambda: f(1.0, 2.0))
attempt(lambda: f(x=1.0, y=7.0))
print(f.experimental_get_tracing_count())
