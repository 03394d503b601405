# a method with a signature called through its class
# differs: class-level-method
import tensorflow as tf
from parity import attempt


class Model:
    scale = 2.0

    @tf.function(input_signature=[tf.TensorSpec([], tf.float32)])
    def call(self, x):
        return x * self.scale


attempt(lambda: Model.call(Model(), 3.0))
