# assignments in a branch happen only if it is taken
import tensorflow as tf
from parity import show

v = tf.Variable(0)


@tf.function
def f(x):
    if x > 0:
        v.assign_add(1)
    else:
        v.assign_sub(10)
    return v.read_value()


show("results", [f(tf.constant(n)) for n in (1, 2, -1, 3)])
print(f.experimental_get_tracing_count())
