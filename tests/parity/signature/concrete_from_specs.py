# get_concrete_function traces once per signature and gives the same object for the same one
import tensorflow as tf
from parity import show


@tf.function
def f(x, y):
    print("tracing", x.shape, y if isinstance(y, int) else y.shape)
    return x + tf.cast(y, tf.float32)


a = f.get_concrete_function(tf.TensorSpec([None], tf.float32), 2)
b = f.get_concrete_function(tf.TensorSpec([None], tf.float32), y=2)
c = f.get_concrete_function(tf.TensorSpec([None], tf.float32), 3)
print(a is b, a is c, f.experimental_get_tracing_count())
show("a", a(tf.constant([1.0, 2.0])))
show("c", c(tf.constant([1.0])))
f(tf.constant([5.0]), 3)
print(f.experimental_get_tracing_count())
