# functions that make and return functions
import tensorflow as tf


def compose(*fns):
    @tf.function
    def composed(x):
        for fn in fns:
            x = fn(x)
        return x

    return composed


square = tf.function(lambda x: x * x)
f = compose(square, lambda x: x + 1.0, square)
print(f(tf.constant(2.0)).numpy(), f(tf.constant(3.0)).numpy(), square.experimental_get_tracing_count())
