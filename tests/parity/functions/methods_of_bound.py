# tf.function of a bound method: the signature without self
import inspect
import tensorflow as tf


class Model:
    scale = 4.0

    def call(self, x, y=1.0):
        print("tracing")
        return x * self.scale + y


model = Model()
f = tf.function(model.call)
print(inspect.signature(f), f(tf.constant(2.0)).numpy(), f(tf.constant(3.0)).numpy())
model.scale = 5.0
print(f(tf.constant(2.0)).numpy(), f.experimental_get_tracing_count())
