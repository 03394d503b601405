# the name of a spec is part of its type; a spec without a name fits any
import tensorflow as tf


@tf.function
def f(x):
    return x


named = f.get_concrete_function(tf.TensorSpec(None, tf.float32, "y"))
unnamed = f.get_concrete_function(tf.TensorSpec(None, tf.float32))
other = f.get_concrete_function(tf.TensorSpec(None, tf.float32, "z"))
print(named is unnamed, named is other, f.experimental_get_tracing_count())
print(unnamed.structured_input_signature)
print(other.structured_input_signature)
