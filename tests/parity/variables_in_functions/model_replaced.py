# a model that is gone and the one in its place: traced anew, with the variables of the new one
import gc
import tensorflow as tf


class Model:
    def __init__(self, start):
        self.v = tf.Variable(start)


@tf.function
def f(model, x):
    return model.v * x


model = Model(1.0)
print(f(model, tf.constant(2.0)).numpy())
del model
gc.collect()
model = Model(5.0)
print(f(model, tf.constant(2.0)).numpy(), f.experimental_get_tracing_count())
