# pretty_printed_signature of a concrete function, long form
import tensorflow as tf


@tf.function
def f(a, b, *rest, flag=True, **named):
    return a, [b]


spec = tf.TensorSpec([2], tf.float32)
print(f.get_concrete_function(spec, {"k": spec}, 7, flag=False, extra="x").pretty_printed_signature())
