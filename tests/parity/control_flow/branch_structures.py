# Branches that return different structures: another number of values fails an assertion, other containers are a TypeError.
import tensorflow as tf
from parity import attempt

x = tf.constant(1.0)
words = "must have the same number, type, and overall structure of return values"
pairs = {
    "list and tuple": (lambda: [x], lambda: (x,)),
    "one and two": (lambda: x, lambda: (x, x)),
    "two and one": (lambda: [x, x], lambda: [x]),
    "keys": (lambda: {"a": x}, lambda: {"b": x}),
    "nested": (lambda: [x, (x, x)], lambda: [x, [x, x]]),
    "nested more": (lambda: [x, (x, x)], lambda: [x, x]),
    "none": (lambda: None, lambda: x),
    "nothing": (lambda: [], lambda: x),
    "dtypes": (lambda: 1, lambda: x),
}
for name, (a, b) in pairs.items():
    print(name)
    attempt(lambda a=a, b=b: tf.function(lambda p: tf.cond(p, a, b))(tf.constant(True)))
    attempt(lambda a=a, b=b: tf.function(lambda i: tf.switch_case(i, [a, b]))(tf.constant(0)))
    attempt(lambda a=a, b=b: tf.cond(tf.constant(True), a, b))
attempt(lambda: tf.function(lambda p: tf.cond(p, lambda: [x], lambda: (x,)))(tf.constant(True)), words)
attempt(lambda: tf.function(lambda p: tf.cond(p, lambda: 1, lambda: 2))(tf.constant([True, False])), "must be a scalar")
