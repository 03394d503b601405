# An argument whose __hash__ raises: the program's own exception comes out, but for a TypeError, which says what cannot be traced.
import tensorflow as tf
from parity import attempt


class Raises:
    def __init__(self, error):
        self.error = error

    def __hash__(self):
        raise self.error


@tf.function
def f(x, option=None):
    return x


for error in (RuntimeError("no hash"), ValueError("no hash"), AttributeError("no hash"), TypeError("no hash")):
    argument = Raises(error)
    attempt(lambda: f(argument), "no hash", "Could not generate a generic TraceType")
    attempt(lambda: f([1.0, argument]), "no hash")
    attempt(lambda: f(1.0, option=argument), "no hash")
    attempt(lambda: f.get_concrete_function(argument), "no hash")
print(f.experimental_get_tracing_count())
attempt(lambda: f(tf.constant(1.0)))
print(f.experimental_get_tracing_count())
