# tensors of ranks 0 to 4, how they print, and their shapes
import tensorflow as tf
from parity import show

rank_0 = tf.constant(4)
print(rank_0)
rank_1 = tf.constant([2.0, 3.0, 4.0])
print(rank_1)
rank_2 = tf.constant([[1, 2], [3, 4], [5, 6]], dtype=tf.float16)
print(rank_2)
rank_3 = tf.constant([[[0, 1, 2, 3, 4], [5, 6, 7, 8, 9]], [[10, 11, 12, 13, 14], [15, 16, 17, 18, 19]]])
print(rank_3)
rank_4 = tf.zeros([3, 2, 4, 5])
print("Type of every element:", rank_4.dtype)
print("Number of axes:", rank_4.ndim)
print("Shape of tensor:", rank_4.shape)
print("Elements along axis 0 of tensor:", rank_4.shape[0])
print("Elements along the last axis of tensor:", rank_4.shape[-1])
print("Total number of elements:", tf.size(rank_4).numpy())
print(tf.rank(rank_4), tf.shape(rank_4))
print(repr(rank_1), repr(rank_0))
show("to NumPy", rank_2.numpy())
