# scatter updates by IndexedSlices, scatter_nd updates and sparse reads
import tensorflow as tf
from parity import attempt, show

v = tf.Variable([1.0, 2.0, 3.0, 4.0])
slices = tf.IndexedSlices(values=tf.constant([10.0, 20.0]), indices=tf.constant([0, 2]))
show("update", v.scatter_update(slices))
show("add", v.scatter_add(slices))
show("sub", v.scatter_sub(slices))
show("mul", v.scatter_mul(slices))
show("max", v.scatter_max(slices))
show("min", v.scatter_min(slices))
show("div", v.scatter_div(slices))
show("twice", v.scatter_add(tf.IndexedSlices(tf.constant([1.0, 1.0]), tf.constant([3, 3]))))
show("nd_update", v.scatter_nd_update([[1], [3]], [-1.0, -2.0]))
show("nd_add", v.scatter_nd_add([[1]], [5.0]))
show("nd_sub", v.scatter_nd_sub([[1]], [1.0]))
show("sparse_read", v.sparse_read([3, 0]))
show("gather_nd", v.gather_nd([[1], [2]]))
attempt(lambda: v.scatter_update(tf.IndexedSlices(tf.constant([1.0]), tf.constant([4]))))
attempt(lambda: v.scatter_add([1.0]))
