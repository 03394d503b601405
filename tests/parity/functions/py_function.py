# tf.py_function and tf.numpy_function run Python at every call
import tensorflow as tf
from parity import show

calls = []


def python(x):
    calls.append(float(x))
    return x * 2.0


@tf.function
def f(x):
    a = tf.py_function(python, [x], tf.float32)
    b = tf.numpy_function(lambda n: n + 1, [x], tf.float32)
    return a + b


for n in (1.0, 2.0, 3.0):
    show("result", f(tf.constant(n)))
print(calls, f.experimental_get_tracing_count())
