# switch_case and case: which branch runs, defaults, and what is refused.
import tensorflow as tf
from parity import attempt, show

branches = [lambda: 1, lambda: 2, lambda: 3]
show("switch", [tf.switch_case(tf.constant(i), branches) for i in (-1, 0, 1, 2, 5)])
switch = tf.function(lambda i: tf.switch_case(i, branches, default=lambda: -1), autograph=False)
show("traced", [switch(tf.constant(i)) for i in (-1, 0, 2, 5)])
attempt(lambda: tf.switch_case(tf.constant(1), {0: lambda: 1, 2: lambda: 2}), "must form contiguous range")
attempt(lambda: tf.switch_case(tf.constant(1), [lambda: 1, 3]))
attempt(lambda: tf.switch_case(1, branches), "must be a Tensor")


def pick(x, exclusive):
    pairs = [(x > 5, lambda: 1), (x > 2, lambda: 2)]
    return tf.case(pairs, default=lambda: 3, exclusive=exclusive)


traced = tf.function(pick, autograph=False)
for f in (pick, traced):
    show("case", [f(tf.constant(x), False) for x in (9, 4, 0)])
    attempt(lambda f=f: f(tf.constant(4), True))
    attempt(lambda f=f: f(tf.constant(9), True))
attempt(lambda: pick(tf.constant(9), True), "exclusive=True", "more than 1 conditions", "evaluated as True")
attempt(lambda: tf.case([(tf.constant(False), lambda: 1)]))
