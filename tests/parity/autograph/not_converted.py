# autograph=False and do_not_convert leave functions as they are
import tensorflow as tf
from parity import attempt


@tf.function(autograph=False)
def plain(x):
    if x > 0:
        return x
    return -x


@tf.function(autograph=False)
def loop(x):
    for v in x:
        x = x + v
    return x


@tf.autograph.experimental.do_not_convert
def kept(x):
    if x > 0:
        return x
    return -x


@tf.function
def calls_kept(x):
    return kept(x)


@tf.function
def converted(x):
    return tf.autograph.experimental.do_not_convert(lambda v: v + 1)(x)


attempt(lambda: plain(tf.constant(1)), "tf.Tensor", "bool")
attempt(lambda: loop(tf.constant([1, 2])))
attempt(lambda: calls_kept(tf.constant(1)), "tf.Tensor")
attempt(lambda: converted(tf.constant(1)))
print(kept(3), kept.__name__)
