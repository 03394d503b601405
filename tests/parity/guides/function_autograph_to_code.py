# what AutoGraph leaves alone: autograph=False, do_not_convert, comprehensions over Python values
import tensorflow as tf
from parity import attempt, show


def absolute(x):
    if x > 0:
        return x
    return -x


attempt(lambda: tf.function(absolute, autograph=False)(tf.constant(-2)))
show("converted", tf.function(absolute)(tf.constant(-2)))
attempt(lambda: tf.function(tf.autograph.experimental.do_not_convert(absolute))(tf.constant(-2)))


@tf.function
def calls(x):
    return absolute(x) + absolute(x - 5)


show("called functions are converted too", calls(tf.constant(2)))


@tf.function
def comprehension(x):
    return tf.add_n([x * i for i in range(4)])


show("comprehension", comprehension(tf.constant(2)))


@tf.function
def logic(a, b):
    return (a > 0 and b > 0) or not (a > b)


show("logic", [logic(tf.constant(1), tf.constant(2)), logic(tf.constant(3), tf.constant(-1))])


@tf.function
def ternary(x):
    return "small" if x < 10 else "large"


show("ternary", [ternary(tf.constant(1)), ternary(tf.constant(100))])
