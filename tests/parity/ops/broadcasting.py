# broadcasting of shapes, broadcast_to, broadcast_dynamic_shape and what does not fit
import tensorflow as tf
from parity import attempt, show

a, b = tf.constant([[1], [2]]), tf.constant([10, 20, 30])
show("outer", a + b)
show("with scalar", b * 2)
show("with empty", tf.zeros([0, 1]) + tf.ones([3]))
show("broadcast_to", tf.broadcast_to(a, [2, 3]))
show("dynamic", tf.broadcast_dynamic_shape([2, 1], [1, 3]))
print(tf.broadcast_static_shape(tf.TensorShape([2, 1]), tf.TensorShape([None, 3])))
attempt(lambda: tf.ones([2]) + tf.ones([3]), "Incompatible shapes: [2] vs. [3]")
attempt(lambda: tf.broadcast_to(b, [2, 2]))
attempt(lambda: tf.broadcast_static_shape(tf.TensorShape([2]), tf.TensorShape([3])))


@tf.function
def f(x, y):
    return x + y


attempt(lambda: f(tf.ones([2]), tf.ones([3])), "Dimensions must be equal, but are 2 and 3")
