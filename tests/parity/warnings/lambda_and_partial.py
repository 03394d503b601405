# how the function is named in the warning: lambdas and callable objects
import functools
import tensorflow as tf
from parity import warnings_of


def scale(by, n):
    return tf.constant(by * n)


f = tf.function(lambda n: tf.constant(n))
print(warnings_of(lambda: [f(n) for n in range(5)]))
g = tf.function(functools.partial(scale, 2))
print([line.split(" calls to ")[0] for line in warnings_of(lambda: [g(n) for n in range(5)])])
