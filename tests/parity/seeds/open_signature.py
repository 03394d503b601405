# a signature with open sizes: one trace for three shapes
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec(shape=[None, None], dtype=tf.float32)])
def flexible(x):
    print("tracing", x.shape)
    return tf.reduce_sum(x)


for shape in ([10, 20], [10, 21], [15, 15]):
    print(flexible(tf.ones(shape)).numpy())
print(flexible.experimental_get_tracing_count())
