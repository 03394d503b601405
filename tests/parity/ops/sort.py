# sort, argsort and top_k: directions, stability, ties
import tensorflow as tf
from parity import attempt, show

x = tf.constant([[3, 1, 2], [1, 3, 1]])
show("sort", tf.sort(x))
show("descending", tf.sort(x, direction="DESCENDING"))
show("axis 0", tf.sort(x, axis=0))
show("argsort", tf.argsort(x, stable=True))
show("argsort descending", tf.argsort([3.0, 1.0, 2.0], direction="DESCENDING"))
values, indices = tf.math.top_k([1.0, 5.0, 5.0, 2.0], k=3)
show("top_k", values)
show("indices: the lower index first", indices)
show("top_k rows", tf.math.top_k(x, 2))
show("default k", tf.math.top_k([1, 9]).values)
show("searchsorted", tf.searchsorted([1, 3, 5], [0, 3, 6]))
show("right", tf.searchsorted([1, 3, 5], [0, 3, 6], side="right"))
attempt(lambda: tf.sort(x, direction="UP"))
attempt(lambda: tf.math.top_k([1.0], 2))
