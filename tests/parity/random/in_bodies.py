# With a global seed, random ops count from 0 in every branch and loop: both branches draw the same, and so does what stands before them.
import tensorflow as tf
from parity import show

YES, NO = tf.constant(True), tf.constant(False)


@tf.function
def returns(c):
    if c:
        return tf.random.uniform([2])
    return tf.random.uniform([2])


@tf.function
def assigns(c):
    first = tf.random.uniform([2])
    if c:
        x = tf.random.uniform([2]) + tf.random.uniform([2])
    else:
        x = tf.random.uniform([2])
    return first, x, tf.random.uniform([2])


@tf.function
def nested(c):
    if c:
        if tf.logical_not(c):
            return tf.random.uniform([2])
        return tf.random.uniform([2])
    return tf.random.uniform([2])


@tf.function
def chosen(c):
    draw = lambda: tf.random.uniform([2])
    return tf.cond(c, draw, draw), tf.switch_case(tf.cast(c, tf.int32), [draw, draw]), tf.case([(c, draw)], default=draw)


@tf.function
def loops(c):
    first, total = tf.random.uniform([2]), tf.zeros([2])
    for _ in tf.range(2):
        total += tf.random.uniform([2])
    turns = tf.constant(0)
    while turns < 2:
        turns += 1
        if c:
            total += tf.random.uniform([2])
    return first, total, tf.random.uniform([2])


@tf.function
def mapped(c):
    first, zeros = tf.random.uniform([2]), tf.zeros([3])
    each = tf.map_fn(lambda x: x + tf.random.uniform([]), zeros, parallel_iterations=1)
    return first, each, tf.scan(lambda a, x: a + x + tf.random.uniform([]), zeros, 0.0, parallel_iterations=1)


@tf.function
def seeded(c):
    if c:
        return tf.random.uniform([2], seed=3)
    return tf.random.uniform([2], seed=3)


for f in (returns, assigns, nested, chosen, loops, mapped, seeded):
    tf.random.set_seed(7)
    for c in (YES, NO, YES):
        show(f.python_function.__name__, f(c))
