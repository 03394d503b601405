# unique and unique_with_counts keep the order of first sight
import tensorflow as tf
from parity import attempt, show

y, i = tf.unique([5, 3, 5, 8, 3])
show("values", y)
show("index", i)
y, i, n = tf.unique_with_counts(["b", "a", "b"])
show("strings", y)
show("index", i)
show("counts", n)
print(tf.unique([1, 1], out_idx=tf.int64).idx.dtype, type(tf.unique([1])).__name__)
show("empty", tf.unique(tf.zeros([0])).y)
attempt(lambda: tf.unique([[1, 2]]))
