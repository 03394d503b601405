# a decorated function looks like the function inside
import inspect
import tensorflow as tf


def body(x, y=2, *, z=3):
    """What it does."""
    return x + y + z


body.note = "mine"
f = tf.function(body)
print(f.__name__, f.__qualname__, f.__doc__, f.__module__)
print(f.__wrapped__ is body, f.python_function is body, f.note, inspect.signature(f))
print(f.python_function(1), tf.function(lambda x: x).__name__, callable(f))
