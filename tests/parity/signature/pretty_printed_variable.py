# how the type of a variable argument is printed
import tensorflow as tf


@tf.function
def f(v, w):
    return None


v, w = tf.Variable([1.0, 2.0]), tf.Variable(1, trainable=False)
print(f.get_concrete_function(v, w).pretty_printed_signature(verbose=False))
print(f.get_concrete_function(v, v).pretty_printed_signature(verbose=False))
