# tf.slice and Python's slices, with begin and size
import tensorflow as tf
from parity import attempt, show

t1 = tf.constant([0, 1, 2, 3, 4, 5, 6, 7])
print(tf.slice(t1, begin=[1], size=[3]))
print(t1[1:4])
print(t1[-3:])
t2 = tf.constant([[0, 1, 2, 3, 4], [5, 6, 7, 8, 9], [10, 11, 12, 13, 14], [15, 16, 17, 18, 19]])
print(t2[:-1, 1:3])
t3 = tf.constant([[[1, 3, 5, 7], [9, 11, 13, 15]], [[17, 19, 21, 23], [25, 27, 29, 31]]])
print(tf.slice(t3, begin=[1, 1, 0], size=[1, 1, 2]))
show("rest", tf.slice(t2, [1, 2], [-1, -1]))
show("strided", tf.strided_slice(t2, [0, 1], [4, 4], [2, 2]))
show("backwards", tf.strided_slice(t1, [6], [1], [-2]))
attempt(lambda: tf.slice(t1, [6], [5]))
begin = tf.constant([2])
show("by tensors", tf.slice(t1, begin, tf.constant([2])))
show("tensor bounds", t1[tf.constant(2) : tf.constant(5)])
