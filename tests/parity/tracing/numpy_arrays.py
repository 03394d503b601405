# numpy arrays are traced as tensors of their dtype and shape
import numpy as np
import tensorflow as tf
from parity import counts, show


@tf.function
def f(x):
    print("tracing", type(x).__name__ == "ndarray", x.dtype.name, x.shape)
    return x * 2


counts(f, (np.zeros(2),), (np.ones(2),), (np.ones(3),), (np.ones(3, np.float32),), (np.ones((3, 1)),))
counts(f, (tf.ones(2, tf.float64),), (np.arange(6.0)[::3],), (np.arange(4).reshape(2, 2).T,))
show("values", f(np.array([1.5, 2.5])))
