# too few, too many and unknown arguments
import tensorflow as tf
from parity import attempt

BINDING = "Binding inputs to tf.function failed"
spec = tf.TensorSpec([], tf.float32)


@tf.function(input_signature=[spec, spec])
def f(a, b):
    return a - b


attempt(lambda: f(1.0, 2.0))
attempt(lambda: f(b=1.0, a=2.0))
attempt(lambda: f(1.0), BINDING, "missing a required argument")
attempt(lambda: f(1.0, 2.0, 3.0), BINDING, "too many positional arguments")
attempt(lambda: f(1.0, a=2.0), BINDING, "multiple values for argument")
attempt(lambda: f(1.0, 2.0, c=3.0), BINDING, "got an unexpected keyword argument")
