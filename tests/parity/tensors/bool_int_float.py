# bool, int, float and index of eager tensors
import operator
import tensorflow as tf
from parity import attempt

print(bool(tf.constant(True)), bool(tf.constant(0.0)), bool(tf.constant([3])))
print(int(tf.constant(3.9)), float(tf.constant(2)))
print(operator.index(tf.constant(4)), list(range(5))[tf.constant(2)])
attempt(lambda: bool(tf.constant([True, False])))
attempt(lambda: bool(tf.constant("a")))
attempt(lambda: int(tf.constant([1, 2])))
attempt(lambda: not tf.constant([1, 2]))
attempt(lambda: bool(tf.constant([])))
print("and", (tf.constant(1) > 0 and tf.constant(2) > 1).numpy())
