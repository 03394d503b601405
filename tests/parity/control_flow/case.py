# tf.case: the first that is true, default, none that is true
import tensorflow as tf
from parity import attempt, show

x, y = tf.constant(1), tf.constant(2)


def value(n):
    return lambda: tf.constant(n)


show("first", tf.case([(x < y, value(17)), (x > y, value(23))], default=value(-1)))
show("default", tf.case([(x > y, value(23))], default=value(-1)))
show("two are true", tf.case([(x < y, value(1)), (x < 5, value(2))]))


@tf.function
def f(v):
    return tf.case([(v < 0, value(-1)), (v > 0, value(1))], default=value(0))


show("function", [f(tf.constant(n)) for n in (-5, 0, 5)])
attempt(lambda: tf.case([(x > y, value(1))]))
attempt(lambda: tf.case([value(1)]))
