# elementwise functions of floats
import tensorflow as tf
from parity import show

x = tf.constant([-1.5, -0.25, 0.0, 0.5, 2.0])
for name in ["abs", "sign", "square", "exp", "sin", "cos", "tan", "tanh", "sigmoid", "floor", "round"]:
    show(name, getattr(tf, name)(x))
for name in ["ceil", "expm1", "erf", "softplus", "atan", "sinh", "asinh", "reciprocal", "rint", "softsign"]:
    show(name, getattr(tf.math, name)(x))
positive = tf.constant([0.25, 1.0, 4.0, 10.0])
for name in ["sqrt", "log", "log1p", "rsqrt", "lgamma", "digamma", "acosh"]:
    show(name, getattr(tf.math, name)(positive))
