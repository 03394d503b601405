# every call traces: warned of at the fifth and sixth call, then silence
import tensorflow as tf
from parity import warnings_of


@tf.function
def f(n):
    return tf.constant(n)


for call in range(1, 13):
    print(call, warnings_of(lambda: f(call)))
