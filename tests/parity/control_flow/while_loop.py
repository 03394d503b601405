# tf.while_loop: counters, several variables, structures, eager and traced
import tensorflow as tf
from parity import show

show("count", tf.while_loop(lambda i: i < 10, lambda i: [i + 3], [tf.constant(0)]))


@tf.function
def fibonacci(n):
    return tf.while_loop(lambda i, a, b: i < n, lambda i, a, b: (i + 1, b, a + b), (0, 0, 1))[1]


show("fibonacci", [fibonacci(tf.constant(n)) for n in (0, 1, 10)])


@tf.function
def structured(x):
    state = {"x": x, "history": (x, tf.constant(0))}

    def body(s):
        return ({"x": s["x"] * 2, "history": (s["x"], s["history"][1] + 1)},)

    return tf.while_loop(lambda s: s["x"] < 50.0, body, (state,))[0]


show("structure", structured(tf.constant(3.0)))
show("never", tf.while_loop(lambda i: False, lambda i: [i + 1], [5]))
