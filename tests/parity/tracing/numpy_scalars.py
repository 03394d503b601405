# numpy scalars are tensors: a new value is no new trace; a Python float is a literal
import numpy as np
import tensorflow as tf
from parity import counts


@tf.function
def f(x):
    print("tracing", x if isinstance(x, float) else (x.dtype.name, x.shape))
    return x


counts(f, (np.float32(1),), (np.float32(2),), (tf.constant(3.0),), (np.float64(1),), (1.0,))
counts(f, (np.int32(1),), (np.int64(1),), (np.uint8(1),), (np.bool_(True),), (np.bool_(False),), (np.int64(7),))
