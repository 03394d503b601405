# 0.0 and -0.0 as arguments
# differs: signed-zeros
import math
import tensorflow as tf
from parity import counts


@tf.function
def f(n):
    return tf.constant("minus" if math.copysign(1.0, n) < 0 else "plus")


counts(f, (0.0,), (-0.0,), (0.0,))
print(f(0.0).numpy(), f(-0.0).numpy())
