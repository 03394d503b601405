# x.shape is what is known while tracing, tf.shape what is there when it runs
import tensorflow as tf
from parity import show


@tf.function(input_signature=[tf.TensorSpec([None, 3])])
def f(x):
    print("static", x.shape, x.shape[0], tf.shape(x).shape)
    y = tf.reshape(x, [tf.shape(x)[0] * 3])
    z = tf.concat([x, x], 0)
    print("derived", y.shape, z.shape, tf.transpose(x).shape, (x @ tf.ones([3, 2])).shape)
    return tf.shape(x), tf.size(x), tf.rank(x)


for rows in [2, 5]:
    shape, size, rank = f(tf.ones([rows, 3]))
    show("shape", shape)
    show("size", size)
    show("rank", rank)
show("eager", tf.shape([[1, 2]], out_type=tf.int64))
show("size", tf.size([[1, 2]], out_type=tf.int64))
