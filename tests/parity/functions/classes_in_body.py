# classes and objects may be made in a body
import tensorflow as tf
from parity import show


class Accumulator:
    def __init__(self):
        self.total, self.items = 0.0, []

    def add(self, x):
        self.total = self.total + x
        self.items.append(x)


@tf.function
def f(x):
    acc = Accumulator()
    for i in range(3):
        acc.add(x * float(i))
    return acc.total, tf.stack(acc.items)


show("result", f(tf.constant([1.0, 2.0])))
