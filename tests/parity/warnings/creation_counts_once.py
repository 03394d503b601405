# a first call that traces twice for its variable is one tracing call
import tensorflow as tf
from parity import warnings_of

holder = []


@tf.function
def f(n):
    if not holder:
        holder.append(tf.Variable(1.0))
    return holder[0] * float(n)


for n in range(1, 7):
    print(n, warnings_of(lambda: f(n)), f.experimental_get_tracing_count())
