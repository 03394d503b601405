# an input_signature with unknown sizes: one trace for all that fit, TypeError for the others
import tensorflow as tf
from parity import attempt


@tf.function(input_signature=[tf.TensorSpec([None, 3], tf.float32)])
def f(x):
    print("tracing", x.shape)
    return tf.reduce_sum(x)


for rows in (1, 2, 5, 0):
    print(f(tf.ones([rows, 3])).numpy(), f.experimental_get_tracing_count())
attempt(lambda: f(tf.ones([2, 4])), "Binding inputs to tf.function failed", "Can not cast")
attempt(lambda: f(tf.ones([3])), "Can not cast")
attempt(lambda: f(tf.ones([1, 2, 3])), "Can not cast")
print(f.experimental_get_tracing_count())
