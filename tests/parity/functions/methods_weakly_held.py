# the function of an instance does not keep the instance alive
import gc
import weakref
import tensorflow as tf


class Model:
    @tf.function
    def call(self, x):
        return x + 1.0


model = Model()
ref = weakref.ref(model)
model.call(tf.constant(1.0))
del model
gc.collect()
print(ref() is None)
