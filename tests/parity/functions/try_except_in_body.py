# an exception while tracing can be caught in the body
import tensorflow as tf


@tf.function
def f(x):
    try:
        y = x @ x
    except ValueError:
        y = x @ tf.transpose(x)
    finally:
        print("traced")
    return tf.reduce_sum(y)


print(f(tf.ones([2, 3])).numpy(), f(tf.ones([2, 2])).numpy())
