# a spec's own name stands in the structured signature
import tensorflow as tf


@tf.function
def f(x, y):
    return x + y


own = f.get_concrete_function(tf.TensorSpec([2], tf.float32, "mine"), tf.TensorSpec([2], tf.float32))
print(own.structured_input_signature)
same = f.get_concrete_function(tf.TensorSpec([3], tf.float32, "x"), tf.ones([3]))
print(same.structured_input_signature)
