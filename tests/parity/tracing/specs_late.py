# a general trace asked for late does not replace the exact ones
import tensorflow as tf


@tf.function
def f(x):
    print("tracing", x.shape)
    return tf.reduce_sum(x)


for argument in (tf.ones([1]), tf.ones([2]), tf.ones([1])):
    f(argument)
    print(f.experimental_get_tracing_count())
general = f.get_concrete_function(tf.TensorSpec([None], tf.float32))
print(f.experimental_get_tracing_count())
f(tf.ones([3]))
print(f.experimental_get_tracing_count(), f.get_concrete_function(tf.ones([7])) is general)
print(f.get_concrete_function(tf.ones([2])) is general)
