# a function with a signature, or without parameters, is traced to be printed; another one prints nothing
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None], tf.float32)])
def f(x):
    print("tracing f")
    return x


@tf.function
def g():
    print("tracing g")
    return tf.constant(1)


@tf.function
def h(x):
    return x


print(f.pretty_printed_concrete_signatures(verbose=False))
print(g.pretty_printed_concrete_signatures(verbose=False))
print(repr(h.pretty_printed_concrete_signatures(verbose=False)))
