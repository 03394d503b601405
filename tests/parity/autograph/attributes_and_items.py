# staged constructs change attributes and items
import tensorflow as tf
from parity import show


class State:
    pass


@tf.function
def attributes(x):
    s = State()
    s.total = tf.constant(0)
    d = {"n": tf.constant(0)}
    for v in x:
        if v > 1:
            s.total = s.total + v
            d["n"] = d["n"] + 1
    return s.total, d["n"]


show("attributes", attributes(tf.constant([1, 2, 3])))


@tf.function
def deleted(x):
    y = x + 1
    z = y * 2
    del y
    return z


show("del", deleted(tf.constant(1)))
