# in a converted function map_fn converts what it is given; branches, loops and folds call it as it is
import functools

import tensorflow as tf
from parity import attempt, show

x = tf.constant([1.0, 2.0, 3.0])


def grown(r):
    if r > 1.0:
        return r * 10.0
    return r


def counted(r):
    n = 0.0
    while n < r:
        n += 1.0
    for i in tf.range(2):
        n += tf.cast(i, tf.float32)
    return n


def larger(pair):
    a, b = pair
    if a > b:
        return a
    return b


def added(a, r):
    if r > 1.0:
        return a + r
    return a


def at_end(i):
    if i > 5:
        return False
    else:
        return True


def next_of(i):
    if i > 2:
        return [i + 2]
    return [i + 1]


def chosen():
    if x[0] + tf.reduce_sum(now[0]) > 1.0:
        return now[0]
    return -now[0]


class Grown:
    def __call__(self, r):
        return grown(r)

    def method(self, r):
        if r > 2.0:
            return -r
        return r


now = []
plain = tf.autograph.experimental.do_not_convert(grown)
for name, body in {
    "function": lambda x: tf.map_fn(grown, x),
    "loops": lambda x: tf.map_fn(counted, x),
    "partial": lambda x: tf.map_fn(functools.partial(grown), x),
    "method": lambda x: tf.map_fn(Grown().method, x),
    "object": lambda x: tf.map_fn(Grown(), x),
    "pair": lambda x: tf.map_fn(larger, (x, x[::-1]), fn_output_signature=tf.float32),
    "nested": lambda x: tf.map_fn(lambda row: tf.map_fn(grown, row), x[tf.newaxis]),
    "traced": lambda x: tf.map_fn(tf.function(grown), x),
    "do_not_convert": lambda x: tf.map_fn(plain, x),
    "scan": lambda x: tf.scan(added, x),
    "foldl": lambda x: tf.foldl(added, x),
    "foldr": lambda x: tf.foldr(added, x),
    "vectorized_map": lambda x: tf.vectorized_map(grown, x),
    "cond": lambda x: tf.cond(x[0] > 0.0, chosen, chosen),
    "case": lambda x: tf.case([(x[0] > 0.0, chosen)], default=chosen),
    "switch_case": lambda x: tf.switch_case(tf.cast(x[0], tf.int32), [chosen, chosen]),
    "while_loop": lambda x: tf.while_loop(lambda i: i < 5, next_of, [tf.constant(0)]),
    "condition": lambda x: tf.while_loop(at_end, lambda i: [i + 1], [tf.constant(0)]),
}.items():

    def whole(x, body=body):
        now[:] = [x]
        return body(x)

    print(name)
    attempt(lambda: show("  converted", tf.function(whole)(x)), "as a Python `bool`")
    attempt(lambda: show("  not converted", tf.function(whole, autograph=False)(x)), "as a Python `bool`")
