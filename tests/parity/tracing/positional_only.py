# positional-only and keyword-only parameters
import tensorflow as tf
from parity import attempt


@tf.function
def f(a, b=2, /, c=3, *, d):
    print("tracing", a, b, c, d)
    return tf.constant([a, b, c, d])


attempt(lambda: f(1, d=4))
attempt(lambda: f(1, 2, 3, d=4))
attempt(lambda: f(1, 2, c=3, d=4))
attempt(lambda: f(a=1, d=4))
attempt(lambda: f(1), "missing a required")
print(f.experimental_get_tracing_count())
