# a variable made on the first call: two traces, then one per new shape
import tensorflow as tf

holder = []


@tf.function
def f(x):
    print("tracing", len(holder))
    if not holder:
        holder.append(tf.Variable(2.0))
    return holder[0] * x


print(f(tf.constant(3.0)).numpy(), f.experimental_get_tracing_count())
print(f(tf.constant(4.0)).numpy(), f.experimental_get_tracing_count())
print(f(tf.constant([5.0])).numpy(), f.experimental_get_tracing_count())
holder[0].assign(10.0)
print(f(tf.constant(3.0)).numpy(), f.experimental_get_tracing_count())
