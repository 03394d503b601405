# tf.print of lists, tuples, dicts and mixtures of them
import collections
import sys
import tensorflow as tf

Point = collections.namedtuple("Point", ["x", "y"])


def p(*args):
    tf.print(*args, output_stream=sys.stdout)


p([1, 2, 3], (4, 5), [])
p([tf.constant(1), tf.constant([2, 3])])
p({"b": tf.constant(1), "a": [tf.constant(2.5), "text"]})
p((tf.constant(1), {"k": (tf.constant("s"),)}))
p(Point(tf.constant(1), tf.constant(2)))
p({"n": None, "t": True})
p([["nested", ["deeper", tf.constant(7)]]])
p("plain", ["in list", tf.constant("tensor in list")])
p(tf.constant([1, 2]).shape, tf.float32, tf.TensorShape([None, 2]))
