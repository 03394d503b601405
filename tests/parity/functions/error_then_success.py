# a function works after a call that failed
import tensorflow as tf
from parity import attempt

v = tf.Variable(1.0)


@tf.function
def f(x):
    v.assign_add(1.0)
    return x @ x


attempt(lambda: f(tf.ones([2, 3])))
print(v.numpy(), f.experimental_get_tracing_count())
attempt(lambda: f(tf.ones([2, 2])))
print(v.numpy(), f.experimental_get_tracing_count())
