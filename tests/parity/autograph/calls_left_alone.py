# classes, cached functions, builtins and code from exec are called as they are
import functools
import operator
import tensorflow as tf
from parity import attempt


class Pair:
    def __init__(self, a, b):
        print("made while tracing")
        self.total = a + b


@functools.lru_cache
def cached(n):
    print("computed", n)
    return n * n


def decorated(fn):
    @functools.wraps(fn)
    def wrapper(*args):
        return fn(*args) * 100

    return wrapper


@decorated
def staged(x):
    if x > 0:
        return x
    return -x


namespace = {}
exec("def from_text(x):\n    return x if x > 0 else -x\n", namespace)


@tf.function
def f(x):
    return Pair(x, 1).total + cached(3) + operator.add(x, 1), staged(-x)


@tf.function
def g(x):
    return namespace["from_text"](x)


attempt(lambda: f(tf.constant(2)))
attempt(lambda: g(tf.constant(2)))
