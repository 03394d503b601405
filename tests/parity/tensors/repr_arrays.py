# repr and str of vectors, matrices, empty and three-dimensional tensors
import tensorflow as tf

print(repr(tf.constant([1, 2, 3])))
print(tf.constant([1, 2, 3]))
print(repr(tf.constant([[1.0, 2.5], [-3.25, 4.0]])))
print(tf.constant([[1.0, 2.5], [-3.25, 4.0]]))
print(repr(tf.zeros([0])), repr(tf.zeros([2, 0])))
print(repr(tf.reshape(tf.range(8), [2, 2, 2])))
print(tf.constant([True, False]))
print(repr(tf.constant(["a", "bc"])))
print(tf.constant(["a", "bc"]))
print(f"{tf.constant(2.5)} and {tf.constant([1])}")
