# exceptions of Python code inside of py_function come back as errors of the run
import tensorflow as tf
from parity import attempt


def fail(x):
    raise ValueError("my words")


@tf.function
def py(x):
    return tf.py_function(fail, [x], tf.float32)


@tf.function
def numpy(x):
    return tf.numpy_function(fail, [x], tf.float32)


attempt(lambda: py(tf.constant(1.0)), "my words")
attempt(lambda: numpy(tf.constant(1.0)), "my words")
