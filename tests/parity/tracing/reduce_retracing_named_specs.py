# reduce_retracing never merges a named spec with a tensor
import tensorflow as tf


@tf.function(reduce_retracing=True)
def f(x):
    print("tracing", x.shape)
    return x


f.get_concrete_function(tf.TensorSpec([1], tf.float32, "y"))
print(f.experimental_get_tracing_count())
for size in (2, 3, 4):
    f(tf.ones([size]))
    print(f.experimental_get_tracing_count())
