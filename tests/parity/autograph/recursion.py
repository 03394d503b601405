# recursion over Python values unrolls: one trace per value
import tensorflow as tf
from parity import show


@tf.function
def power(x, n):
    if n == 0:
        return tf.ones_like(x)
    return x * power(x, n - 1)


def plain(x, n):
    if n == 0:
        return x
    if x > 100:
        x = x - 100
    return plain(x * 2, n - 1)


show("power", power(tf.constant(3), 4))
print("traces", power.experimental_get_tracing_count())
show("plain", tf.function(plain)(tf.constant(30), 3))
