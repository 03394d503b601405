# a signature of a method leaves self out
import tensorflow as tf
from parity import attempt


class Model:
    def __init__(self, scale):
        self.scale = scale

    @tf.function(input_signature=[tf.TensorSpec([None], tf.float32)])
    def call(self, x):
        print("tracing", self.scale)
        return x * self.scale


one, two = Model(2.0), Model(3.0)
attempt(lambda: one.call([1.0]))
attempt(lambda: one.call([1.0, 2.0]))
attempt(lambda: two.call([1.0]))
attempt(lambda: one.call(tf.constant([1])))
print(one.call.experimental_get_tracing_count(), two.call.experimental_get_tracing_count())
print(one.call.input_signature)
