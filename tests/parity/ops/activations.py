# tf.nn activations
import tensorflow as tf
from parity import show

x = tf.constant([-3.0, -0.5, 0.0, 0.5, 7.0])
for name in [
    "relu",
    "relu6",
    "elu",
    "selu",
    "leaky_relu",
    "gelu",
    "silu",
    "swish",
    "softplus",
    "softsign",
    "sigmoid",
    "tanh",
]:
    show(name, getattr(tf.nn, name)(x))
show("leaky 0.1", tf.nn.leaky_relu(x, alpha=0.1))
show("gelu approximate", tf.nn.gelu(x, approximate=True))
show("log_sigmoid", tf.math.log_sigmoid(x))
show("relu of ints", tf.nn.relu([-1, 2]))
