# a decorated method: a function per instance, each with traces of its own
import tensorflow as tf


class Model:
    def __init__(self, scale):
        self.scale = scale

    @tf.function
    def call(self, x):
        print("tracing", self.scale)
        return x * self.scale


a, b, x = Model(2.0), Model(3.0), tf.constant(5.0)
print(a.call(x).numpy(), a.call(x + 1).numpy(), b.call(x).numpy())
print(a.call is a.call, a.call is b.call)
print(a.call.experimental_get_tracing_count(), b.call.experimental_get_tracing_count())
a.call(tf.constant([1.0]))
print(a.call.experimental_get_tracing_count(), b.call.experimental_get_tracing_count())
