# Attributes and items that a staged loop changes; tuples that it takes apart.
import tensorflow as tf
from parity import show


class Counter:
    def __init__(self):
        self.n = tf.constant(0)
        self.seen = {"last": tf.constant(-1.0)}


@tf.function
def count(n):
    c = Counter()
    for i in tf.range(n):
        c.n += i
        c.seen["last"] *= 2.0
        if c.n > 12:
            break
    return c.n, c.seen


@tf.function
def fibonacci(pair, n):
    (a, b), c = pair, 1
    for i in tf.range(n):
        a, b = b, a + b
        c += i
    return {"a": a, "b": b, "c": c}


show("counter", [count(tf.constant(n)) for n in (0, 3, 9)])
show("fibonacci", fibonacci((tf.constant(1), tf.constant(2)), tf.constant(10)))
