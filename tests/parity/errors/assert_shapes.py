# tf.ensure_shape, set_shape and assert_shapes, by stage
import tensorflow as tf
from parity import attempt


@tf.function(input_signature=[tf.TensorSpec(None, tf.float32)])
def ensure(x):
    y = tf.ensure_shape(x, [None, 2])
    print(y.shape)
    return y


attempt(lambda: ensure(tf.ones([1, 2])))
attempt(lambda: ensure(tf.ones([1, 3])))
attempt(lambda: tf.ensure_shape(tf.ones([3]), [2]))


@tf.function
def ensure_static(x):
    return tf.ensure_shape(x, [2])


attempt(lambda: ensure_static(tf.ones([3])))


@tf.function
def set_shape(x):
    x.set_shape([4])
    return x


attempt(lambda: set_shape(tf.ones([4])))
attempt(lambda: set_shape(tf.ones([3])))
attempt(lambda: tf.debugging.assert_shapes([(tf.ones([2, 3]), ("n", "m")), (tf.ones([3]), ("n",))]))
