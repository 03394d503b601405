# functions that call functions: one call, values as without
import tensorflow as tf
from parity import show


@tf.function
def square(x):
    print("tracing square")
    return x * x


@tf.function
def cube(x):
    print("tracing cube")
    return square(x) * x


@tf.function
def both(x):
    print("tracing both")
    return square(x), cube(x), square(x + 1.0)


show("both", both(tf.constant(3.0)))
show("again", both(tf.constant(2.0)))
print(square.experimental_get_tracing_count(), cube.experimental_get_tracing_count())
