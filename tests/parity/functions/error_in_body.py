# an exception in the body reaches the caller with its class and text; nothing is kept
import tensorflow as tf
from parity import attempt


class MyError(Exception):
    pass


@tf.function
def f(x, kind):
    raise kind("my words")


x = tf.constant(1.0)
for kind in (ValueError, TypeError, RuntimeError, ZeroDivisionError, NotImplementedError, MyError):
    attempt(lambda: f(x, kind), "my words")
print(f.experimental_get_tracing_count())
