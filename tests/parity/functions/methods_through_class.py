# a method called through its class: self is an argument, told apart by identity
import tensorflow as tf


class Model:
    def __init__(self, scale):
        self.scale = scale

    @tf.function
    def call(self, x):
        return x * self.scale


a, b, x = Model(2.0), Model(3.0), tf.constant(5.0)
print(Model.call(a, x).numpy(), Model.call(b, x).numpy(), Model.call(a, x).numpy())
print(Model.call.experimental_get_tracing_count(), a.call.experimental_get_tracing_count())
