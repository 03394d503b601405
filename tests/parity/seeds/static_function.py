# a function with nothing that changes: traced once
import tensorflow as tf


@tf.function
def add(x, y):
    print("tracing")
    return tf.add(x, y)


x = tf.constant(10.0)
print(add(x, tf.constant(5.0)))
print(add(x, tf.constant(15.0)))
