# a callable decorated with functools.wraps is typed, and passed to the body, as the function inside
# differs: decorated-callables
import functools
import tensorflow as tf
from parity import counts


def loud(name):
    def decorate(fn):
        @functools.wraps(fn)
        def inner(x):
            print("wrapper", name)
            return fn(x)

        return inner

    return decorate


def double(x):
    print("double")
    return x * 2


@tf.function
def apply(fn, x):
    return fn(x)


a, b = loud("a")(double), loud("b")(double)
counts(apply, (a, tf.constant(1.0)), (b, tf.constant(1.0)), (double, tf.constant(1.0)))
