# math on tensors: operators and functions, reductions, softmax, and what converts to a tensor
import tensorflow as tf
from parity import show

a, b = tf.constant([[1, 2], [3, 4]]), tf.constant([[1, 1], [1, 1]])
print(tf.add(a, b), "\n")
print(tf.multiply(a, b), "\n")
print(tf.matmul(a, b), "\n")
print(a + b, "\n")
print(a * b, "\n")
print(a @ b, "\n")
c = tf.constant([[4.0, 5.0], [10.0, 1.0]])
print(tf.reduce_max(c))
print(tf.math.argmax(c))
show("softmax", tf.nn.softmax(c))
show("from a list", tf.convert_to_tensor([1, 2, 3]))
show("max of a list", tf.reduce_max([1, 2, 3]))
import numpy as np

show("max of an array", tf.reduce_max(np.array([1, 2, 3])))
show("mean of integers", tf.reduce_mean([1, 2, 4]))
show("powers", tf.constant([2.0, 3.0]) ** 2)
show("comparison", tf.constant([1, 5]) > 2)
show("quotients", [tf.constant(7) // 2, tf.constant(7) / 2, tf.constant(-7) % 3])
