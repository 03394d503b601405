# what a tensor looks like while a function is traced
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None, 3], tf.float32), tf.TensorSpec(None, tf.int32)])
def f(x, y):
    print(repr(x), str(x.shape), x.dtype)
    print(repr(y), y.shape, y.shape.rank)
    print("eager?", tf.executing_eagerly(), "numpy?", hasattr(x, "numpy"))
    return x


f(tf.ones([2, 3]), tf.constant(1))
