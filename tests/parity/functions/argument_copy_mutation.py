# a copy of an argument may be changed
import tensorflow as tf
from parity import attempt


@tf.function
def f(items, d):
    items = items + [items[0] * 2.0]
    d = dict(d, extra=items[0])
    return tf.add_n(items), sorted(d)


attempt(lambda: f([tf.constant(1.0)], {"a": tf.constant(2.0)}))
