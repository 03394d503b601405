# the first trace makes a variable and then fails; what the next call does
# differs: failed-creation
import tensorflow as tf
from parity import attempt

holder = []


@tf.function
def f(x):
    if not holder:
        holder.append(tf.Variable(2.0))
        raise ValueError("after creation")
    return holder[0] * x


attempt(lambda: f(tf.constant(3.0)), "after creation")
attempt(lambda: f(tf.constant(3.0)))
