# a call from inside another function and one from outside share the trace
import tensorflow as tf


@tf.function
def inner(x):
    print("tracing inner", x.shape)
    return x + 1.0


@tf.function
def outer(x):
    print("tracing outer", x.shape)
    return inner(x) * 2.0


print(outer(tf.ones([2])).numpy(), inner(tf.ones([2])).numpy())
print(inner.experimental_get_tracing_count(), outer.experimental_get_tracing_count())
inner(tf.ones([3]))
outer(tf.ones([3]))
print(inner.experimental_get_tracing_count(), outer.experimental_get_tracing_count())
