# What a concrete function uses from outside is printed with its signature; variables are handles.
import re

import tensorflow as tf

v, k = tf.Variable([1.0, 2.0]), tf.ones([2, 3])


def printed(f, *args):
    text = tf.function(f).get_concrete_function(*args).pretty_printed_signature()
    print(re.sub(r"\n  \d+: ", "\n  ID: ", text))


printed(lambda x: x + v, tf.TensorSpec([None]))
printed(lambda: tf.reduce_sum(k))
printed(lambda x: (x * v, tf.reduce_sum(k)), tf.TensorSpec([2], name="given"))
printed(lambda x: x + 1, tf.TensorSpec([]))
