# keys of dicts: numbers work, keys that cannot be sorted are refused when tensors stand behind them
import tensorflow as tf
from parity import attempt, counts

x = tf.constant(1.0)


@tf.function
def f(d):
    return list(d.values())


counts(f, ({1: x, 2: x},), ({2: x, 1: x},), ({1: x, 3: x},))
attempt(lambda: f({2: x, 1: x + 1}))
attempt(lambda: f({1: x, "a": x}))
