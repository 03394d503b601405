# pretty_printed_signature of a concrete function, short form
import tensorflow as tf


@tf.function
def f(a, b=2, *, c=3):
    return None


print(f.get_concrete_function(1).pretty_printed_signature(verbose=False))
print(f.get_concrete_function(tf.TensorSpec([None, 2], tf.int32)).pretty_printed_signature(verbose=False))


@tf.function
def g(x):
    return {"y": x, "n": [x[0], x]}


print(g.get_concrete_function(tf.TensorSpec([3], tf.float32)).pretty_printed_signature(verbose=False))
print(g.get_concrete_function([tf.ones([2]), "s"]).pretty_printed_signature(verbose=False))
