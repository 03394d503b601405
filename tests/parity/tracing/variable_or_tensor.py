# a variable is not a tensor of its value
import tensorflow as tf
from parity import counts

v = tf.Variable(1.0)


@tf.function
def f(a):
    print("tracing", isinstance(a, tf.Variable))
    return a * 2.0


counts(f, (v,), (tf.constant(1.0),), (v,), (v.value(),), (v + 0.0,))
