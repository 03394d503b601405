# any object with __array__ is a tensor for tracing
import numpy as np
import tensorflow as tf
from parity import counts, show


class Measurement:
    def __init__(self, values):
        self.values = values

    def __array__(self, dtype=None, copy=None):
        return np.array(self.values, dtype or np.float32)


@tf.function
def f(x):
    print("tracing", x.dtype.name, x.shape)
    return tf.reduce_sum(x)


counts(f, (Measurement([1, 2]),), (Measurement([3, 4]),), (Measurement([1, 2, 3]),), (tf.constant([0.0, 1.0]),))
show("sum", f(Measurement([5, 6])))
