# elementwise functions of two tensors
import tensorflow as tf
from parity import show

a = tf.constant([7.0, -7.0, 7.5, 0.0])
b = tf.constant([2.0, 2.0, -2.0, 3.0])
for name in ["add", "subtract", "multiply", "divide", "maximum", "minimum", "truediv"]:
    show(name, getattr(tf, name)(a, b))
for name in ["floordiv", "floormod", "mod", "squared_difference", "atan2", "divide_no_nan"]:
    show(name, getattr(tf.math, name)(a, b))
show("divide_no_nan by 0", tf.math.divide_no_nan([1.0, 2.0], [0.0, 4.0]))
show("pow", tf.pow([2.0, 3.0], 2))
show("add_n", tf.add_n([a, b, b]))
