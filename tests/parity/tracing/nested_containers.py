# structures are compared all the way down
import tensorflow as tf
from parity import counts, show

t = tf.constant([1.0, 2.0])


@tf.function
def f(tree):
    print("tracing", tf.nest.map_structure(lambda leaf: leaf if isinstance(leaf, int | str) else "tensor", tree))
    return tf.nest.map_structure(lambda leaf: leaf if isinstance(leaf, str) else leaf + 1, tree)


counts(f, ({"a": [t, (t, 1)], "b": "x"},), ({"b": "x", "a": [t + 1, (t, 1)]},))
counts(f, ({"a": [t, (t, 2)], "b": "x"},), ({"a": [t, [t, 1]], "b": "x"},), ({"a": [t, (t, 1)], "b": "y"},))
show("tree", f({"a": [t, (t, 1)], "b": "x"}))
