# everything that a body may return, and what it becomes
import collections
import tensorflow as tf
from parity import show

Pair = collections.namedtuple("Pair", ["a", "b"])
v = tf.Variable([5.0])
results = {
    "tensor": lambda x: x,
    "none": lambda x: None,
    "int": lambda x: 3,
    "float": lambda x: 2.5,
    "bool": lambda x: True,
    "text": lambda x: "text",
    "list": lambda x: [x, 1],
    "tuple": lambda x: (x, None),
    "empty": lambda x: (),
    "dict": lambda x: {"b": x, "a": [x, {"c": 2}]},
    "namedtuple": lambda x: Pair(x, 1.5),
    "variable": lambda x: v,
    "argument twice": lambda x: (x, x),
}
for name, body in results.items():
    show(name, tf.function(body)(tf.constant(1.0)))
print(isinstance(tf.function(lambda: v)(), tf.Variable))
