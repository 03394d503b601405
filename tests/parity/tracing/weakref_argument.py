# a weak reference is refused
import weakref
import tensorflow as tf
from parity import attempt


class Thing:
    pass


@tf.function
def f(ref):
    return tf.constant(0)


thing = Thing()
attempt(lambda: f(weakref.ref(thing)), "weakref input", "not supported")
