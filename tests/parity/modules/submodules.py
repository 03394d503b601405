# submodules in the order of attribute names, nested, in lists and dicts
import tensorflow as tf


class Layer(tf.Module):
    def __init__(self, name=None):
        super().__init__(name=name)
        self.v = tf.Variable(0.0, name="v")


class Net(tf.Module):
    def __init__(self):
        super().__init__()
        self.z = Layer("z")
        self.a = Layer("a")
        self.a.inner = Layer("inner")
        self.many = [Layer("m0"), Layer("m1")]
        self.named = {"x": Layer("nx"), "b": Layer("nb")}


net = Net()
print([m.name for m in net.submodules], type(net.submodules).__name__)
print(len(net.variables), len(net.a.submodules), net.a.submodules[0].name)
net.self_reference = net
print(len(net.submodules))
print(net.a in net.submodules, Layer() in net.submodules)
