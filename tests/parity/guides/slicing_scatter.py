# tf.scatter_nd builds, tf.tensor_scatter_nd_* change copies
import tensorflow as tf
from parity import attempt, show

t6 = tf.constant([10])
indices = tf.constant([[1], [3], [5], [7], [9]])
data = tf.constant([2, 4, 6, 8, 10])
print(tf.scatter_nd(indices=indices, updates=data, shape=t6))
t2 = tf.reshape(tf.range(20), [4, 5])
new_indices = tf.constant([[0, 2], [2, 1], [3, 3]])
t7 = tf.gather_nd(t2, indices=new_indices)
t8 = tf.scatter_nd(indices=new_indices, updates=t7, shape=tf.constant([4, 5]))
print(t8)
t9 = tf.zeros([4, 5], tf.int32) + 1
print(tf.tensor_scatter_nd_add(t9, indices=[[0, 2], [3, 4]], updates=[5, 7]))
t11 = tf.constant([[2, 7, 0], [9, 0, 1], [0, 3, 8]])
t12 = tf.tensor_scatter_nd_add(t11, indices=[[0, 2], [1, 1], [2, 0]], updates=[6, 5, 4])
print(t12)
places = [[0, 0], [0, 1], [1, 0], [1, 1], [1, 2], [2, 1], [2, 2]]
t13 = tf.tensor_scatter_nd_sub(t11, indices=places, updates=[1, 6, -9, -1, 1, 3, 7])
print(t13)
t14 = tf.constant([[-2, -7, 0], [-9, 0, 1], [0, -3, -8]])
print(tf.tensor_scatter_nd_min(t14, indices=[[0, 2], [1, 1], [2, 0]], updates=[-6, -5, -4]))
print(tf.tensor_scatter_nd_max(t14, indices=[[0, 2], [1, 1], [2, 0]], updates=[6, 5, 4]))
print(tf.tensor_scatter_nd_update(t14, [[0], [2]], [[1, 1, 1], [2, 2, 2]]))
attempt(lambda: tf.tensor_scatter_nd_update(t14, [[3]], [[0, 0, 0]]))
