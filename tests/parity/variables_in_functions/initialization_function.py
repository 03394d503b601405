# get_initialization_function: the assignments that give variables their first values, to be run by hand
import tensorflow as tf
from parity import attempt

holder = []


@tf.function
def f(x):
    if not holder:
        holder.append(tf.Variable(tf.ones([2]) * 4.0))
    return holder[0] * x


initialise = f.get_initialization_function(tf.constant(1.0))
initialise()
print(holder[0].numpy(), f(tf.constant(2.0)).numpy())
attempt(lambda: f.get_initialization_function(tf.constant(1.0)))
