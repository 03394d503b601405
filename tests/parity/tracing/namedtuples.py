# named tuples are compared by class name and fields, not by the class object
import collections
import tensorflow as tf
from parity import counts, show

Point = collections.namedtuple("Point", ["x", "y"])
Twin = collections.namedtuple("Point", ["x", "y"])
Other = collections.namedtuple("Other", ["x", "y"])
Swapped = collections.namedtuple("Point", ["y", "x"])
t = tf.constant(1.0)


@tf.function
def f(p):
    print("tracing", type(p).__name__, getattr(p, "_fields", None))
    return p


counts(f, (Point(t, 1),), (Point(t + 1, 1),), (Twin(t, 1),), (Point(t, 2),))
counts(f, (Other(t, 1),), (Swapped(t, 1),), ((t, 1),))
show("back", f(Point(t, 1)))
