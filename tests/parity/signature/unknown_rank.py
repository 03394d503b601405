# a signature of unknown rank takes any shape
import tensorflow as tf


@tf.function(input_signature=(tf.TensorSpec(None, tf.int32),))
def f(x):
    print("tracing", x.shape, x.shape.rank)
    return tf.rank(x), tf.size(x)


for value in (1, [1, 2], [[1, 2, 3]], [[[]]]):
    rank, size = f(tf.constant(value, tf.int32))
    print(rank.numpy(), size.numpy())
print(f.experimental_get_tracing_count())
