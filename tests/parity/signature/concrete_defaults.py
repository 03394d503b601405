# with all defaults or a signature, get_concrete_function needs no arguments
import tensorflow as tf
from parity import attempt


@tf.function
def f(x=1, y=2):
    return tf.constant(x + y)


concrete = f.get_concrete_function()
f()
f(1, 2)
print(concrete().numpy(), f.experimental_get_tracing_count())


@tf.function(input_signature=[tf.TensorSpec([None], tf.float32)])
def g(x):
    return x * 2.0


print(g.get_concrete_function() is g.get_concrete_function(tf.TensorSpec([3], tf.float32)))
attempt(lambda: g.get_concrete_function(tf.TensorSpec([3], tf.int32)))


@tf.function
def h(x):
    return x


attempt(lambda: h.get_concrete_function(), "missing a required argument")
