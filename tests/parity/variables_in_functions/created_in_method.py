# the usual way: a module that makes its variable when it is first called
import tensorflow as tf
from parity import show


class Dense(tf.Module):
    def __init__(self, units):
        super().__init__()
        self.units, self.w = units, None

    @tf.function
    def __call__(self, x):
        print("tracing", x.shape, self.w is None)
        if self.w is None:
            self.w = tf.Variable(tf.ones([x.shape[-1], self.units]))
        return x @ self.w


layer = Dense(2)
show("first", layer(tf.ones([1, 3])))
show("second", layer(tf.ones([2, 3])))
print(len(layer.variables), layer.w.shape)
