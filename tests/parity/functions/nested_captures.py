# a function inside a function captures what is traced outside of it
import tensorflow as tf
from parity import show


@tf.function
def outer(x, n):
    y = x * 2.0

    @tf.function
    def inner(z):
        return y + z

    return inner(x) + inner(x + n)


show("sum", outer(tf.constant([1.0, 2.0]), tf.constant(10.0)))
show("again", outer(tf.constant([3.0, 4.0]), tf.constant(20.0)))
print(outer.experimental_get_tracing_count())
