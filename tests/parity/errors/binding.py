# calls that do not fit the parameters of a function
import tensorflow as tf
from parity import attempt

BINDING = "Binding inputs to tf.function failed"


@tf.function
def f(a, b=1.0, *, c=2.0):
    return a + b + c


one = tf.constant(1.0)
attempt(lambda: f(one))
attempt(lambda: f(), BINDING, "missing a required argument")
attempt(lambda: f(one, one, one), BINDING, "too many positional arguments")
attempt(lambda: f(one, a=one), BINDING, "multiple values for argument")
attempt(lambda: f(one, d=one), BINDING, "got an unexpected keyword argument")
attempt(lambda: f(b=one), BINDING, "missing a required argument")
print(f.experimental_get_tracing_count())
