# an object with __call__ can be decorated
import tensorflow as tf


class Scale:
    def __init__(self, by):
        self.by = by

    def __call__(self, x, add=0.0):
        print("tracing", self.by)
        return x * self.by + add


f = tf.function(Scale(3.0))
print(f.__name__ if hasattr(f, "__name__") else "no name")
print(f(tf.constant(2.0)).numpy(), f(tf.constant(3.0), add=0.0).numpy(), f(tf.constant(2.0), 1.0).numpy())
print(f.experimental_get_tracing_count())
