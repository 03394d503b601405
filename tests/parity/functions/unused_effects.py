# effects happen although their results are not used; the rest of dead code does not
import sys
import tensorflow as tf
from parity import attempt

v = tf.Variable(0)


@tf.function
def f(x):
    v.assign_add(1)
    tf.print("printed", output_stream=sys.stdout)
    x * 3
    tf.debugging.assert_positive(x)
    return x


attempt(lambda: f(tf.constant(1)))
attempt(lambda: f(tf.constant(-1)))
