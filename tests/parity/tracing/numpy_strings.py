# numpy strings stay literals, arrays of strings are tensors
import numpy as np
import tensorflow as tf
from parity import counts


@tf.function
def f(s):
    print("tracing", repr(str(s)) if isinstance(s, str) else s.dtype.name)
    return tf.constant(0)


counts(f, (np.str_("a"),), (np.str_("b"),), (np.str_("a"),), ("a",))
