# decorated methods: variables captured once per instance, counts per instance
import tensorflow as tf
from parity import show


class Affine(tf.Module):
    def __init__(self, scale):
        super().__init__()
        self.scale = tf.Variable(scale)
        self.shift = 1.0

    @tf.function
    def __call__(self, x):
        print("tracing", self.shift)
        return x * self.scale + self.shift


a, b = Affine(2.0), Affine(3.0)
show("a", a(tf.constant(1.0)))
show("b", b(tf.constant(1.0)))
a.scale.assign(10.0)
show("a after assign", a(tf.constant(1.0)))
a.shift = 100.0
show("a, the number is baked", a(tf.constant(1.0)))
show("other dtype of shape", a(tf.constant([1.0, 2.0])))
print(a.__call__.experimental_get_tracing_count(), b.__call__.experimental_get_tracing_count())
print(len(a.trainable_variables))
