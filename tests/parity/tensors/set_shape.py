# set_shape and ensure_shape: telling and checking what is known
import tensorflow as tf
from parity import attempt, show


@tf.function(input_signature=[tf.TensorSpec(None)])
def f(x):
    y = x + 1
    y.set_shape([None, 2])
    print("told", y.shape, "before", x.shape)
    z = tf.ensure_shape(x, [3, None])
    print("ensured", z.shape)
    return y + z


show("fits", f(tf.ones([3, 2])))
attempt(lambda: f(tf.ones([2, 2])), "Shape of tensor", "[2,2]", "[3,?]")
x = tf.ones([2, 2])
x.set_shape([None, 2])
print(x.shape)
attempt(lambda: x.set_shape([3, 2]))
attempt(lambda: tf.ensure_shape(x, [3, 2]), "[2,2]")
