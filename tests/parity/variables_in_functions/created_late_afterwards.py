# after a variable was made too late, traces from before are made anew
import tensorflow as tf
from parity import attempt

holder = []


@tf.function
def f(x, create):
    if create and not holder:
        holder.append(tf.Variable(2.0))
    return holder[0] * x if holder else x


for create in (False, True, False):
    attempt(lambda: f(tf.constant(3.0), create))
    print(f.experimental_get_tracing_count())
