# with a signature Python numbers are tensors: no trace per value
import tensorflow as tf
from parity import attempt


@tf.function(input_signature=[tf.TensorSpec([], tf.float32), tf.TensorSpec([], tf.int32)])
def f(x, n):
    print("tracing")
    return x * tf.cast(n, tf.float32)


for x, n in ((1, 2), (2.5, 3), (True, 4)):
    attempt(lambda: f(x, n))
attempt(lambda: f(1.0, 2.5))
attempt(lambda: f("a", 2))
attempt(lambda: f(1.0, None))
print(f.experimental_get_tracing_count())
