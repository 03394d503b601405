# a TensorShape and its sizes as arguments of ops
import tensorflow as tf
from parity import attempt, show

x = tf.ones([2, 3])
show("reshape", tf.reshape(tf.range(6), x.shape))
show("zeros", tf.zeros(x.shape[1:]))
show("as tensor", tf.constant(x.shape))
show("as int64", tf.convert_to_tensor(x.shape, tf.int64))
print(type(x.shape[0]).__name__, x.shape[0] * 2, x.shape.rank)
print(x.shape == tf.TensorShape([2, 3]), tuple(x.shape), [d for d in x.shape])
attempt(lambda: tf.convert_to_tensor(tf.TensorShape([None, 2])))
attempt(lambda: tf.zeros(tf.TensorShape(None)))
print(x.get_shape(), x.ndim)
