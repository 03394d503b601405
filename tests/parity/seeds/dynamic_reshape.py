# sizes asked for with tf.shape are those of the call
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec(shape=[None, None], dtype=tf.float32)])
def flatten(x):
    shape = tf.shape(x)
    rows, columns = shape[0], shape[1]
    flat = tf.reshape(x, [1, rows * columns])
    print("static", flat.shape)
    return tf.shape(flat), tf.reduce_sum(flat)


for shape in ([10, 20], [10, 21]):
    size, total = flatten(tf.ones(shape))
    print(size.numpy(), total.numpy())
print(flatten.experimental_get_tracing_count())
