# a tensor as default and the same given explicitly are one trace
import tensorflow as tf


@tf.function
def f(x, bias=tf.constant([1.0, 2.0])):
    print("tracing")
    return x + bias


print(f(tf.constant([1.0, 1.0])).numpy())
print(f(tf.constant([1.0, 1.0]), tf.constant([5.0, 5.0])).numpy())
print(f(tf.constant([1.0, 1.0]), bias=tf.constant([3.0, 3.0])).numpy(), f.experimental_get_tracing_count())
