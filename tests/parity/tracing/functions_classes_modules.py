# functions, classes, builtins and modules as arguments: one trace each
import math
import tensorflow as tf
from parity import counts


class Thing:
    pass


def helper():
    return 0


@tf.function
def f(value):
    print("tracing", value.__name__)
    return tf.constant(0)


counts(f, (helper,), (Thing,), (len,), (math,), (int,))
counts(f, (helper,), (Thing,), (len,), (math,), (int,))
