# arithmetic operators with tensors, scalars, lists and NumPy arrays on both sides
import numpy as np
import tensorflow as tf
from parity import show

x = tf.constant([4.0, 9.0])
show("add", x + x)
show("radd", 1 + x)
show("sub list", x - [1, 2])
show("rsub list", [10, 20] - x)
show("numpy left", np.array([1.0, 2.0], np.float32) * x)
show("numpy right", x * np.array([1.0, 2.0], np.float32))
show("truediv", 36 / x)
show("floordiv", x // 4)
show("rfloordiv", 10 // x)
show("mod", x % 4)
show("rmod", 10 % x)
show("pow", x**0.5)
show("rpow", 2**x)
show("neg", -x)
show("abs", abs(-x))
show("pos of int", tf.constant(3) + True)
show("chain", (x + 1) * 2 - x / 2)
