# an optional tensor that is None or given: two traces, each with its own way through the body
import tensorflow as tf


@tf.function
def f(x, mask=None):
    print("tracing", mask is None)
    if mask is not None:
        x = tf.where(mask, x, 0.0)
    return tf.reduce_sum(x)


x, mask = tf.constant([1.0, 2.0]), tf.constant([True, False])
print(f(x).numpy(), f(x, mask).numpy(), f(x, None).numpy(), f(x, mask=tf.logical_not(mask)).numpy())
print(f.experimental_get_tracing_count())
