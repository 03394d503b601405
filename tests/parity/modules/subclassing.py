# modules without super().__init__, with private attributes and properties
import tensorflow as tf
from parity import attempt


class Lazy(tf.Module):
    def __init__(self):
        self.early = tf.Variable(1.0, name="early")


class Hidden(tf.Module):
    def __init__(self):
        super().__init__()
        self._private = tf.Variable(1.0, name="private")
        self.cache = [tf.Variable(2.0, name="cached")]

    @property
    def doubled(self):
        return self._private * 2


attempt(lambda: [v.name for v in Lazy().variables])
hidden = Hidden()
print([v.name for v in hidden.variables], hidden.doubled.numpy())
print(isinstance(hidden, tf.Module), repr(hidden).split(" object")[0].split(".")[-1])
