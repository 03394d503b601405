# tf.function in modules: methods per instance, shared graphs of variables, signatures
import tensorflow as tf
from parity import show


class Model(tf.Module):
    def __init__(self, by):
        super().__init__()
        self.by = tf.Variable(by)
        self.calls = tf.Variable(0, trainable=False)

    @tf.function
    def __call__(self, x):
        print("tracing", x.shape)
        self.calls.assign_add(1)
        return x * self.by

    @tf.function(input_signature=[tf.TensorSpec([None], tf.float32)])
    def mean(self, x):
        print("tracing mean", x.shape)
        return tf.reduce_mean(self(x))


two, three = Model(2.0), Model(3.0)
show("two", two(tf.constant([2.0])))
show("three", three(tf.constant([2.0])))
show("two again", two(tf.constant([4.0])))
show("mean", [two.mean(tf.constant([1.0, 3.0])), two.mean(tf.constant([1.0, 3.0, 5.0]))])
show("calls", [two.calls, three.calls])
two.by.assign(10.0)
show("changed", two.mean(tf.constant([1.0])))
print(Model.__call__ is Model.__call__, two.mean is two.mean, two.mean is three.mean)
print([v.shape for v in two.variables], len(two.trainable_variables))
