# where a general trace is there, a special one is not made
import tensorflow as tf


@tf.function
def f(x):
    print("tracing", x.shape)
    return x


general = f.get_concrete_function(tf.TensorSpec([None, None], tf.float32))
print(f.get_concrete_function(tf.TensorSpec([1, None], tf.float32)) is general)
print(f.get_concrete_function(tf.ones([1, 2])) is general)
f(tf.ones([4, 5]))
print(f.experimental_get_tracing_count())
f(tf.ones([4]))
print(f.experimental_get_tracing_count())
