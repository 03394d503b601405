# variables and trainable_variables are found in attributes, in lists, tuples and dicts
import tensorflow as tf


class Net(tf.Module):
    def __init__(self):
        super().__init__()
        self.w = tf.Variable([1.0], name="w")
        self.frozen = tf.Variable([2.0], trainable=False, name="frozen")
        self.list = [tf.Variable(1.0, name="in_list"), 5, "text"]
        self.table = {"b": tf.Variable(1.0, name="b"), "a": (tf.Variable(1.0, name="a"),)}
        self.tensor = tf.constant(1.0)


net = Net()
print([v.name for v in net.variables])
print([v.name for v in net.trainable_variables])
print([v.name for v in net.non_trainable_variables])
print(type(net.variables).__name__, net.name, net.submodules)
net.shared = net.w
print(len(net.variables), "once only")
