# scatter_nd and the tensor_scatter_nd family, with indices that come twice
import tensorflow as tf
from parity import attempt, show

show("scatter_nd", tf.scatter_nd([[4], [1], [4]], [9, 10, 11], [6]))
show("rows", tf.scatter_nd([[2], [0]], [[1, 1], [2, 2]], [3, 2]))
x = tf.constant([10, 20, 30, 40])
i, u = [[1], [3], [1]], tf.constant([1, 2, 3])
show("add", tf.tensor_scatter_nd_add(x, i, u))
show("sub", tf.tensor_scatter_nd_sub(x, i, u))
show("max", tf.tensor_scatter_nd_max(x, i, u * 15))
show("min", tf.tensor_scatter_nd_min(x, i, u))
show("update", tf.tensor_scatter_nd_update(x, [[0], [2]], [-1, -2]))
show("matrix", tf.tensor_scatter_nd_update(tf.zeros([2, 2]), [[0, 1], [1, 0]], [5.0, 6.0]))
print("unchanged", x.numpy().tolist())
attempt(lambda: tf.tensor_scatter_nd_update(x, [[4]], [0]))
attempt(lambda: tf.tensor_scatter_nd_update(x, [[0]], [1, 2]))
attempt(lambda: tf.scatter_nd([[9]], [1], [3]))
