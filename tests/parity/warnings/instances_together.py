# methods of several instances are counted together
import tensorflow as tf
from parity import warnings_of


class Model:
    @tf.function
    def call(self, x):
        return x + 1.0


models = [Model() for _ in range(7)]
for number, model in enumerate(models, 1):
    print(number, warnings_of(lambda: model.call(tf.constant(1.0))))
