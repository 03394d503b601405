# what cannot be converted falls back with a warning: for-else, generators
import tensorflow as tf
from parity import attempt, warnings_of


@tf.function
def for_else(x):
    for i in range(2):
        x = x + i
    else:
        x = x * 10
    return x


def generated(x):
    for i in range(3):
        yield x * i


@tf.function
def uses_generator(x):
    return list(generated(x))


def loop_else(x):
    while x < 10:
        x = x * 2
    else:
        x = -x
    return x


attempt(lambda: for_else(tf.constant(1)))
attempt(lambda: uses_generator(tf.constant(2)))
attempt(lambda: tf.function(loop_else)(tf.constant(1)))
other = tf.function(lambda x: loop_else(x))
print(len(warnings_of(lambda: attempt(lambda: other(1)))) > 0)
