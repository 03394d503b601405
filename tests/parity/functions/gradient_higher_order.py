# second derivatives through a function
import tensorflow as tf
from parity import show


@tf.function
def f(x):
    return x**3 + 2.0 * x


x = tf.constant(3.0)
with tf.GradientTape() as outer:
    outer.watch(x)
    with tf.GradientTape() as inner:
        inner.watch(x)
        y = f(x)
    first = inner.gradient(y, x)
show("first", first)
show("second", outer.gradient(first, x))
print(f.experimental_get_tracing_count())
