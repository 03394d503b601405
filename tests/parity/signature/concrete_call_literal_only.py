# a concrete function whose argument was a Python value is called with or without it
import tensorflow as tf
from parity import attempt


@tf.function
def f(n):
    return tf.constant(n)


concrete = f.get_concrete_function(5)
attempt(lambda: concrete())
attempt(lambda: concrete(5))
attempt(lambda: concrete(n=5))
attempt(lambda: concrete(6))
attempt(lambda: concrete("5"))
