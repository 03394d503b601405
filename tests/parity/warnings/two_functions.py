# two functions are counted by themselves
import tensorflow as tf
from parity import warnings_of


@tf.function
def f(n):
    return tf.constant(n)


@tf.function
def g(n):
    return tf.constant(n) + 1


print(warnings_of(lambda: [(f(n), g(n)) for n in range(4)]))
print(warnings_of(lambda: f(4)), warnings_of(lambda: g(4)))
