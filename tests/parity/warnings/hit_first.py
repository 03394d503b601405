# a hit before the first counted trace makes a group, too
import tensorflow as tf
from parity import warnings_of


@tf.function
def f(n):
    return tf.constant(n)


f.get_concrete_function(0)
for number, n in enumerate([0, 1, 2, 3, 4, 5], 1):
    print(number, warnings_of(lambda: f(n)))
