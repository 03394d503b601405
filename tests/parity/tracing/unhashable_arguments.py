# what can be neither weakly referenced nor hashed is refused
import collections
import tensorflow as tf
from parity import attempt


class NoHash:
    __hash__ = None


@tf.function
def f(value):
    return tf.constant(0)


for value in ({1, 2}, collections.deque([1]), bytearray(b"a"), NoHash()):
    print(type(value).__name__)
    attempt(lambda: f(value), "Could not generate a generic TraceType")
    attempt(lambda: f([value]), "Could not generate a generic TraceType")
print(f.experimental_get_tracing_count())
