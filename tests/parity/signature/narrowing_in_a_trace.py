# a tensor of unknown shape given to a function with a stricter signature while tracing
import tensorflow as tf
from parity import attempt


@tf.function(input_signature=[tf.TensorSpec([2], tf.float32)])
def inner(x):
    print("inner", x.shape)
    return x + 1.0


@tf.function(input_signature=[tf.TensorSpec([None], tf.float32)])
def outer(x):
    return inner(x)


@tf.function(input_signature=[tf.TensorSpec([3], tf.float32)])
def wrong(x):
    return inner(x)


attempt(lambda: outer(tf.ones([2])))
attempt(lambda: wrong(tf.ones([3])), "Can not cast")
