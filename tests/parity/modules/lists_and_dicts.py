# lists and dicts of modules may grow after they were set
import tensorflow as tf


class Layer(tf.Module):
    def __init__(self, i):
        super().__init__(name=f"layer{i}")
        self.w = tf.Variable(float(i))


net = tf.Module(name="net")
net.layers = [Layer(0)]
net.layers.append(Layer(1))
net.table = {}
net.table["x"] = Layer(2)
net.nested = [[Layer(3)], {"k": (Layer(4),)}]
print([float(v) for v in net.trainable_variables])
print([m.name for m in net.submodules])
print(isinstance(net.layers, list), isinstance(net.table, dict), len(net.layers), net.layers[1].name)
del net.layers[0]
print([m.name for m in net.submodules])
del net.nested
print(len(net.variables))
