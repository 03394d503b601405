# a concrete function can be called in the body of another function
import tensorflow as tf
from parity import show


@tf.function
def square(x):
    print("tracing square", x.shape)
    return x * x


concrete = square.get_concrete_function(tf.TensorSpec([None], tf.float32))


@tf.function
def f(x):
    y = concrete(x)
    print("static", y.shape)
    return tf.reduce_sum(y)


show("sum", f(tf.constant([1.0, 2.0, 3.0])))
show("sum", f(tf.constant([4.0])))
print(square.experimental_get_tracing_count(), f.experimental_get_tracing_count())
