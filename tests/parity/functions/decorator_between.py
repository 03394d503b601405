# functools.wraps between tf.function and the body: the signature of the inner function counts
import functools
import tensorflow as tf
from parity import attempt


def logged(fn):
    @functools.wraps(fn)
    def inner(*args, **kwargs):
        print("call with", len(args), sorted(kwargs))
        return fn(*args, **kwargs)

    return inner


@tf.function
@logged
def f(x, y=1.0):
    return x + y


attempt(lambda: f(tf.constant(1.0)))
attempt(lambda: f(tf.constant(1.0), y=1.0))
attempt(lambda: f(tf.constant(1.0), z=1.0), "got an unexpected keyword argument")
print(f.experimental_get_tracing_count())
