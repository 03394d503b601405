# an exception of a user's __eq__ while a trace is looked for reaches the caller
import tensorflow as tf
from parity import attempt


class Grumpy:
    def __eq__(self, other):
        raise ValueError("do not compare me")

    def __hash__(self):
        return 1


@tf.function
def f(o):
    return tf.constant(1)


first, second = Grumpy(), Grumpy()
attempt(lambda: f(first))
attempt(lambda: f(first))
attempt(lambda: f(second), "do not compare me")
