# how the types of all kinds of arguments are printed
import collections
import tensorflow as tf

Point = collections.namedtuple("Point", ["x", "y"])
t = tf.TensorSpec([2], tf.float32)


@tf.function
def f(value):
    return None


literals = (7, 2.5, True, "text", None)
containers = ([t, 1], (t, 1), {"k": t, "n": None}, Point(t, 3))
for value in (*literals, *containers, tf.TensorSpec(None, tf.int64)):
    print(f.get_concrete_function(value).pretty_printed_signature(verbose=False))
