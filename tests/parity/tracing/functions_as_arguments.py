# a tf.function as an argument is told apart by identity
import tensorflow as tf
from parity import counts


@tf.function
def square(x):
    return x * x


@tf.function
def cube(x):
    return x * x * x


@tf.function
def apply(fn, x):
    print("tracing", fn.__name__)
    return fn(x)


x = tf.constant(3.0)
counts(apply, (square, x), (cube, x), (square, x), (cube, x + 1))
print(apply(cube, x).numpy(), square.experimental_get_tracing_count())
