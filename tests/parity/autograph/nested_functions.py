# called functions, nested defs, lambdas, methods and partials are converted, too
import functools
import tensorflow as tf
from parity import show


def helper(x):
    if x > 0:
        return x
    return -x


class Thing:
    def method(self, x):
        while x < 100:
            x = x * 2
        return x

    def __call__(self, x):
        return helper(x) + 1000 if x < 0 else x


@tf.function
def f(x):
    def inner(v):
        for i in tf.range(3):
            v = v + i * x
        return v

    choose = lambda v: v if v > 5 else 5  # noqa: E731
    return helper(x), inner(x), choose(x), Thing().method(helper(x)), Thing()(x), functools.partial(helper)(x - 10)


show("3", f(tf.constant(3)))
show("-7", f(tf.constant(-7)))
show("lambda", tf.function(lambda v: v if v > 0 else -v)(tf.constant(-4)))
