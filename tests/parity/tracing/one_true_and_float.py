# 1, True and 1.0 as arguments
# differs: literals
import tensorflow as tf
from parity import counts


@tf.function
def f(n):
    print("tracing", repr(n))
    return tf.constant(str(n))


counts(f, (1,), (True,), (1.0,), (2,))
counts(f, (False,), (0,), (0.0,))
print([f(n).numpy() for n in (1, True, 1.0, 2, False, 0, 0.0)])
