# dicts are compared by keys and values: neither order nor class matters, and the body gets the class of the first call
import collections
import tensorflow as tf
from parity import counts


@tf.function
def f(d):
    print("tracing", type(d).__name__, sorted(d))
    return tf.constant(0)


counts(f, ({"a": 1, "b": 2},), (collections.OrderedDict(b=2, a=1),), ({"a": 1},), ({"a": 2, "b": 1},))


@tf.function
def g(d):
    print("tracing", type(d).__name__, sorted(d))
    return tf.constant(0)


counts(g, (collections.OrderedDict(b=2, a=1),), ({"a": 1, "b": 2},))
counts(g, (collections.defaultdict(int, c=1),), ({"c": 1},))
