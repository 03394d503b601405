# ordinary objects are told apart by identity, whatever they hold
import tensorflow as tf
from parity import counts


class Config:
    def __init__(self, n):
        self.n = n


@tf.function
def f(config):
    print("tracing", config.n)
    return config.n


one, two = Config(1), Config(1)
counts(f, (one,), (two,), (one,), (two,))
one.n = 5
print("a change is not seen:", f(one).numpy())
print("nor counted:", f.experimental_get_tracing_count())
