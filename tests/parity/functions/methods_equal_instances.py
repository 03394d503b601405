# decorated methods of two instances that are equal
# differs: equal-instances
import tensorflow as tf


class Model:
    def __init__(self, scale):
        self.scale = scale

    def __eq__(self, other):
        return isinstance(other, Model)

    def __hash__(self):
        return 1

    @tf.function
    def call(self, x):
        return x * self.scale


a, b, x = Model(2.0), Model(3.0), tf.constant(5.0)
print(a.call(x).numpy(), b.call(x).numpy())
