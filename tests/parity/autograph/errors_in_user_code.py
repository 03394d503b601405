# exceptions of converted code begin with "in user code" and keep their class
import tensorflow as tf
from parity import attempt


def deep(x):
    raise ValueError("wrong value here")


@tf.function
def value_error(x):
    return deep(x)


@tf.function
def key_error(x):
    return {}["missing"]


@tf.function
def shapes(x):
    return tf.ones([2]) + tf.ones([3])


@tf.function
def attribute(x):
    return x.no_such


x = tf.constant(1)
attempt(
    lambda: value_error(x), "in user code:", "wrong value here", "in deep", "in value_error", "errors_in_user_code.py"
)
attempt(lambda: key_error(x), "in user code:", "missing")
attempt(lambda: shapes(x), "in user code:", "Dimensions must be equal")
attempt(lambda: attribute(x), "in user code:", "no_such")
print(value_error.experimental_get_tracing_count())
