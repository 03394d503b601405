# variables and objects in a structured signature
import tensorflow as tf


class Thing:
    pass


@tf.function
def f(v, o):
    return v + 1.0


thing = Thing()
args, kwargs = f.get_concrete_function(tf.Variable([1.0, 2.0], trainable=False), thing).structured_input_signature
print(args[0])
print(type(args[1]).__name__, kwargs)
