# static and class methods
import tensorflow as tf


class Model:
    scale = 3.0

    @staticmethod
    @tf.function
    def double(x):
        return x * 2.0

    @classmethod
    def scaled(cls, x):
        return tf.function(lambda y: y * cls.scale)(x)


print(Model.double(tf.constant(1.0)).numpy(), Model().double(tf.constant(2.0)).numpy())
print(Model.double.experimental_get_tracing_count(), Model.scaled(tf.constant(1.0)).numpy())
