# a body that makes a variable each time is refused at the first call and at every other
import tensorflow as tf
from parity import attempt


@tf.function
def f(x):
    return tf.Variable(1.0) * x


attempt(lambda: f(tf.constant(1.0)), "singleton tf.Variables")
print(f.experimental_get_tracing_count())
attempt(lambda: f(tf.constant(1.0)), "singleton tf.Variables")
