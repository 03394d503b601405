# the exact trace from before the relaxation still serves its own shape
import tensorflow as tf


@tf.function(reduce_retracing=True)
def f(x):
    return tf.constant(str(x.shape))


for n in (1, 2, 1, 5, 1):
    print(n, f(tf.ones([n])).numpy(), f.experimental_get_tracing_count())
