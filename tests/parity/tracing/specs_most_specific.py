# of several traces that fit the most specific runs; among equals the oldest
import tensorflow as tf


@tf.function
def f(x):
    return tf.constant(str(x.shape))


for shape in ([3, None], [None, 2], [None, None], None):
    f.get_concrete_function(tf.TensorSpec(shape, tf.float32))
print(f.experimental_get_tracing_count())
for shape in ([5], [5, 6], [5, 2], [3, 6], [3, 2], [1, 1, 1]):
    print(shape, f(tf.ones(shape)).numpy())
print(f.experimental_get_tracing_count())
