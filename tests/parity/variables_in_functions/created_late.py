# making a variable on a later call is refused
import tensorflow as tf
from parity import attempt

holder = []


@tf.function
def f(x, create):
    if create and not holder:
        holder.append(tf.Variable(2.0))
    return holder[0] * x if holder else x


attempt(lambda: f(tf.constant(3.0), False))
attempt(lambda: f(tf.constant(3.0), True), "Creating variables on a non-first call")
