# map, filter, any, all, zip and reversed over Python containers of tensors
import tensorflow as tf
from parity import attempt


@tf.function
def mapped(a, b):
    return list(map(lambda v: v + 1, [a, b])), list(reversed([a, b]))


@tf.function
def zipped(a, b):
    total = a * 0
    for i, (p, q) in enumerate(zip([a, b], (b, a))):
        total += p * q * i
    return total


@tf.function
def any_all(a):
    return any([False, True]), all([]), a


@tf.function
def any_of_tensors(a):
    return any([a > 0, a < 0])


@tf.function
def dict_loop(a):
    result = {}
    for key, value in {"x": 1, "y": 2}.items():
        result[key] = a * value
    return result


one, two = tf.constant(1), tf.constant(2)
attempt(lambda: mapped(one, two))
attempt(lambda: zipped(one, two))
attempt(lambda: any_all(one))
attempt(lambda: any_of_tensors(one))
attempt(lambda: dict_loop(one))
