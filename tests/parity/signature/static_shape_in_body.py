# what the body of a function with a signature knows of its shapes
import tensorflow as tf
from parity import show


@tf.function(input_signature=[tf.TensorSpec([None, 4], tf.float32)])
def f(x):
    print(x.shape, x.shape[0], x.shape[1], x.shape.as_list(), x.shape.rank)
    flat = tf.reshape(x, [-1])
    print(flat.shape, tf.transpose(x).shape, x[0].shape, x[:, 0].shape, (x @ tf.ones([4, 2])).shape)
    print(tf.reshape(x, [tf.shape(x)[0], 2, 2]).shape, tf.concat([x, x], 0).shape, tf.concat([x, x], 1).shape)
    return tf.shape(flat)


show("run", f(tf.ones([3, 4])))
