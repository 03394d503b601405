# assigning another shape: refused while tracing, or while running if the shape is not known
import tensorflow as tf
from parity import attempt

v = tf.Variable([1.0, 2.0])


@tf.function
def f(x):
    v.assign(x)


@tf.function(input_signature=[tf.TensorSpec(None, tf.float32)])
def unknown(x):
    v.assign(x)


attempt(lambda: v.assign([1.0, 2.0, 3.0]))
attempt(lambda: f(tf.ones([3])))
attempt(lambda: f(tf.ones([2], tf.int32)))
attempt(lambda: unknown(tf.ones([2])))
print(v.numpy())
