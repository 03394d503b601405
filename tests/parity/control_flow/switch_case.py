# tf.switch_case: index, default for what is out of range
import tensorflow as tf
from parity import attempt, show

branches = {0: lambda: tf.constant(10), 1: lambda: tf.constant(11), 2: lambda: tf.constant(12)}


@tf.function
def f(i):
    return tf.switch_case(i, branch_fns=branches, default=lambda: tf.constant(-1))


show("by dict", [f(tf.constant(i)) for i in (0, 1, 2, 3, -1)])


@tf.function
def g(i, x):
    return tf.switch_case(i, [lambda: x, lambda: x * x, lambda: x * x * x])


show("by list", [g(tf.constant(i), tf.constant(3.0)) for i in (0, 1, 2, 99)])
show("eager", tf.switch_case(tf.constant(1), branches))
show("pairs", tf.switch_case(tf.constant(0), [(1, lambda: tf.constant("b")), (0, lambda: tf.constant("a"))]))
attempt(lambda: tf.switch_case(tf.constant(1.0), branches))
attempt(lambda: tf.switch_case(tf.constant(0), {0: 1}))
attempt(lambda: tf.switch_case(tf.constant(0), {}))
