# an inner function that makes its variable while an outer one is traced
import tensorflow as tf

holder = []


@tf.function
def inner(x):
    if not holder:
        holder.append(tf.Variable(3.0))
    return holder[0] * x


@tf.function
def outer(x):
    return inner(x) + 1.0


print(outer(tf.constant(2.0)).numpy(), outer(tf.constant(5.0)).numpy())
print(inner.experimental_get_tracing_count(), outer.experimental_get_tracing_count())
print(holder[0].numpy())
