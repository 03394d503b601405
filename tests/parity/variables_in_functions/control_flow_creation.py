# a variable made in a branch that depends on a tensor is there whichever branch runs
import tensorflow as tf
from parity import attempt

holder = []


@tf.function
def f(x):
    if x > 0.0:
        if not holder:
            holder.append(tf.Variable(1.0))
        return holder[0] * x
    else:
        return x


for x in (-1.0, 2.0, 3.0):
    attempt(lambda: f(tf.constant(x)))
print(holder[0].numpy(), f.experimental_get_tracing_count())
