# an empty signature: no arguments
import tensorflow as tf
from parity import attempt


@tf.function(input_signature=())
def f():
    print("tracing")
    return tf.constant(5)


attempt(f)
attempt(f)
attempt(lambda: f(1), "too many positional arguments")
print(f.get_concrete_function()().numpy(), f.experimental_get_tracing_count())
