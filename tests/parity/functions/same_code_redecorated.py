# each decoration is a function of its own, with its own traces
import tensorflow as tf


def body(x):
    print("tracing")
    return x


for _ in range(3):
    f = tf.function(body)
    f(tf.constant(1.0))
    f(tf.constant(2.0))
    print(f.experimental_get_tracing_count())
