# without conversion a tensor in a function is no bool, cannot be iterated and has no length
import tensorflow as tf
from parity import attempt


@tf.autograph.experimental.do_not_convert
def probe(x, f):
    try:
        return f(x)
    except Exception as error:
        print(type(error).__name__, isinstance(error, TypeError))
        return x


for name, f in [
    ("bool", lambda x: bool(x > 0)),
    ("not", lambda x: not x),
    ("iter", lambda x: list(x)),
    ("len", len),
    ("int", int),
    ("float", float),
    ("numpy", lambda x: x.numpy()),
    ("in", lambda x: 1 in x),
    ("range", range),
    ("index", lambda x: [1, 2][x]),
]:
    print(name, end=": ")
    attempt(lambda: tf.function(lambda x: probe(x, f))(tf.constant(1)))
