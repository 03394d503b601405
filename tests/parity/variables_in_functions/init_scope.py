# a variable made in an init_scope counts as made by the function, too: once, on the first call
import tensorflow as tf
from parity import attempt

made = []


@tf.function
def once(x):
    if not made:
        with tf.init_scope():
            made.append(tf.Variable(5.0))
            print("eager:", tf.executing_eagerly())
    return made[0] * x


@tf.function
def always(x):
    with tf.init_scope():
        v = tf.Variable(5.0)
    return v * x


print(once(tf.constant(1.0)).numpy(), once.experimental_get_tracing_count())
print(once(tf.constant([1.0])).numpy(), once.experimental_get_tracing_count())
attempt(lambda: always(tf.constant(1.0)), "singleton tf.Variables")
