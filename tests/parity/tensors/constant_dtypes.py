# dtypes that tf.constant gives to Python scalars, lists and NumPy arrays
import numpy as np
import tensorflow as tf

for value in [1, 1.5, True, "text", b"bytes", [1, 2], [1, 2.5], [True, False], [[1], [2]], [], ["a", "bc"]]:
    tensor = tf.constant(value)
    print(repr(value), tensor.dtype.name, tensor.shape)
for value in [
    np.int8(3),
    np.float64(2.5),
    np.arange(3),
    np.zeros(2, np.float32),
    np.bool_(True),
    np.array([1, 2], np.uint16),
]:
    tensor = tf.constant(value)
    print(type(value).__name__, tensor.dtype.name, tensor.shape)
print(tf.constant(2**31 - 1).dtype.name, tf.constant(2**31).dtype.name, tf.constant(-(2**31)).dtype.name)
