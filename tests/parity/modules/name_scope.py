# variables made inside with_name_scope and name_scope carry the module's name
import tensorflow as tf


class Dense(tf.Module):
    def __init__(self, size, name=None):
        super().__init__(name=name)
        self.size = size
        self.w = None

    @tf.Module.with_name_scope
    def __call__(self, x):
        if self.w is None:
            self.w = tf.Variable(tf.ones([x.shape[-1], self.size]), name="w")
        return x @ self.w


class Net(tf.Module):
    def __init__(self):
        super().__init__(name="net")
        with self.name_scope:
            self.bias = tf.Variable(0.0, name="bias")
            self.inner = Dense(2, name="inner")
        self.outside = Dense(1)

    @tf.Module.with_name_scope
    def __call__(self, x):
        return self.outside(self.inner(x)) + self.bias


net = Net()
print(net(tf.ones([1, 3])).numpy().tolist())
print([v.name for v in net.variables])
print(net.inner.name, net.inner.name_scope.name, net.outside.name_scope.name)
