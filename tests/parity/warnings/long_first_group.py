# one trace, twenty hits, then traces: the oldest group may be long
import tensorflow as tf
from parity import warnings_of


@tf.function
def f(n):
    return tf.constant(n)


calls = [0] * 21 + [1, 2, 3, 4, 5]
for number, n in enumerate(calls, 1):
    if lines := warnings_of(lambda: f(n)):
        print(number, lines)
