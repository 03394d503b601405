# *args takes all specs that are left; **kwargs disappears
import tensorflow as tf
from parity import attempt

spec = tf.TensorSpec([], tf.float32)


@tf.function(input_signature=[spec, spec, spec])
def f(first, *rest):
    print("tracing", len(rest))
    return first + rest[0] * 10.0 + rest[1] * 100.0


attempt(lambda: f(1.0, 2.0, 3.0))
attempt(lambda: f(1.0, 2.0))
attempt(lambda: f(1.0, 2.0, 3.0, 4.0))
print(f.input_signature)


@tf.function(input_signature=[spec])
def g(x, **named):
    return x + len(named)


attempt(lambda: g(1.0))
attempt(lambda: g(1.0, extra=2.0))
