# tf.gather and tf.gather_nd: elements by index, of one axis and of several, in batches
import tensorflow as tf
from parity import attempt, show

t1 = tf.constant([0, 1, 2, 3, 4, 5, 6, 7])
print(tf.gather(t1, indices=[0, 3, 6]))
print(t1[::3])
alphabet = tf.constant(list("abcdefghijklmnopqrstuvwxyz"))
print(tf.gather(alphabet, indices=[2, 0, 19, 18]))
t4 = tf.constant([[0, 5], [1, 6], [2, 7], [3, 8], [4, 9]])
print(tf.gather_nd(t4, indices=[[2], [3], [0]]))
t5 = tf.reshape(tf.range(18), [2, 3, 3])
print(tf.gather_nd(t5, indices=[[0, 0, 0], [1, 2, 1]]))
print(tf.gather_nd(t5, indices=[[[0, 0], [0, 2]], [[1, 0], [1, 2]]]))
show("another axis", tf.gather(t5, [0, 2], axis=-1))
show("batches", tf.gather(t4, [[1], [0], [1], [0], [1]], batch_dims=1))
show("batches of gather_nd", tf.gather_nd(t5, [[[1]], [[0]]], batch_dims=1))
attempt(lambda: tf.gather(t1, [8]))
