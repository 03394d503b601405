# gradients of a choice of ops at one point
import tensorflow as tf
from parity import show

x = tf.constant([[0.5, -1.5, 2.0], [1.0, 0.25, -0.75]])
rules = {
    "abs": tf.abs,
    "relu": tf.nn.relu,
    "sigmoid": tf.sigmoid,
    "tanh": tf.tanh,
    "softplus": tf.nn.softplus,
    "softmax": lambda v: tf.nn.softmax(v)[:, 0],
    "log_softmax": lambda v: tf.nn.log_softmax(v)[:, 1],
    "max": lambda v: tf.reduce_max(v, axis=1),
    "prod": lambda v: tf.reduce_prod(v, axis=0),
    "mean": tf.reduce_mean,
    "std": tf.math.reduce_std,
    "norm": tf.norm,
    "cumsum": lambda v: tf.cumsum(v, axis=1),
    "transpose": lambda v: tf.transpose(v) @ v,
    "where": lambda v: tf.where(v > 0, v * 2, v * v),
    "clip": lambda v: tf.clip_by_value(v, -1.0, 1.0),
    "concat": lambda v: tf.concat([v, v * 2], 0),
    "pad": lambda v: tf.pad(v, [[1, 1], [0, 0]]) ** 2,
    "gelu": tf.nn.gelu,
    "floor": tf.floor,
    "pow": lambda v: tf.abs(v) ** 1.5,
}
for name, rule in rules.items():
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = rule(x)
    g = tape.gradient(y, x)
    print(name, None) if g is None else show(name, g)
