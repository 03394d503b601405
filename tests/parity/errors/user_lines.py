# an error while tracing names the user's code
import tensorflow as tf
from parity import attempt


def helper(x):
    return x @ tf.ones([5, 1])


@tf.function
def f(x):
    return helper(x) + 1.0


attempt(lambda: f(tf.ones([2, 3])), "in user code:", "user_lines.py", "in helper", "in f")
