# calls from inside of another function are not counted
import tensorflow as tf
from parity import warnings_of


@tf.function
def inner(n):
    return tf.constant(n)


@tf.function
def outer():
    return tf.add_n([inner(n) for n in range(12)])


print(warnings_of(outer), inner.experimental_get_tracing_count())
print(warnings_of(lambda: inner(12)))
