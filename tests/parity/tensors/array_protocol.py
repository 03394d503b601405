# objects that offer __array__ or the buffer protocol become tensors
import array
import numpy as np
import tensorflow as tf
from parity import show


class Wrapper:
    def __array__(self, dtype=None, copy=None):
        return np.array([1.5, 2.5], dtype=dtype)


show("__array__", tf.convert_to_tensor(Wrapper()))
show("in an op", tf.add(Wrapper(), tf.constant(1.0, tf.float64)))
show("array.array", tf.constant(array.array("i", [1, 2])))
show("range", tf.constant(range(3)))
show("tuple of tuples", tf.constant(((1, 2), (3, 4))))
show("transposed", tf.constant(np.arange(6).reshape(2, 3).T))
show("strided", tf.constant(np.arange(10)[::3]))
show("big endian", tf.constant(np.array([1, 2], ">i4").astype("i4")))
