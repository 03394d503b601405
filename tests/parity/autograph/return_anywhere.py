# return inside branches, early and late, of strings and of nothing
import tensorflow as tf
from parity import show


@tf.function
def sign(x):
    if x > 0:
        return 1
    if x < 0:
        return -1
    return 0


show("sign", [sign(tf.constant(v)) for v in (5, -5, 0)])


@tf.function
def nested(x):
    if x > 0:
        if x > 10:
            return "big"
        else:
            return "small"
    else:
        return "negative"


show("strings", [nested(tf.constant(v)) for v in (50, 5, -5)])


@tf.function
def nothing(x):
    if x is None:
        return
    return x


print(nothing(None), nothing(tf.constant(3)).numpy())
