# tf.cond: eagerly one branch runs, in a function both are traced; structures and captured tensors
import tensorflow as tf
from parity import attempt, show


def then():
    print("then")
    return tf.constant(1.0)


def other():
    print("other")
    return tf.constant(2.0)


show("eager", tf.cond(tf.constant(True), then, other))
show("Python bool", tf.cond(False, then, other))


@tf.function
def f(p, x):
    return tf.cond(p, lambda: {"a": x + 1, "b": (x,)}, lambda: {"a": x * 10, "b": (-x,)})


show("true", f(tf.constant(True), tf.constant(5)))
show("false", f(tf.constant(False), tf.constant(5)))


@tf.function
def g(p):
    return tf.cond(p, then, other)


show("traced", g(tf.constant(True)))
show("not traced again", g(tf.constant(False)))
attempt(lambda: tf.cond(tf.constant(True), 1, 2))
attempt(lambda: tf.cond(tf.constant([True, False]), then, other))
