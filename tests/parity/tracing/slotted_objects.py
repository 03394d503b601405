# objects that cannot be weakly referenced are literals: kept, and compared by ==
import tensorflow as tf
from parity import counts


class Slotted:
    __slots__ = ("n",)

    def __init__(self, n):
        self.n = n

    def __eq__(self, other):
        return self.n == other.n

    def __hash__(self):
        return hash(self.n)


@tf.function
def f(o):
    return tf.constant(0)


for n in (1, 1, 2, 1):
    f(Slotted(n))
    print(f.experimental_get_tracing_count())


@tf.function
def g(o):
    return tf.constant(0)


marker = object()
counts(g, (marker,), (marker,), (object(),))
