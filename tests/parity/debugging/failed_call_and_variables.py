# a call that fails while running: are the assignments that came before it kept?
# differs: failed-calls
import tensorflow as tf
from parity import attempt

v = tf.Variable(1)


@tf.function
def f(x):
    with tf.control_dependencies([v.assign_add(10)]):
        tf.debugging.assert_positive(x)
    return v.read_value()


attempt(lambda: f(tf.constant(1)))
attempt(lambda: f(tf.constant(-1)))
print("after the call that failed", v.numpy())
attempt(lambda: f(tf.constant(1)))
