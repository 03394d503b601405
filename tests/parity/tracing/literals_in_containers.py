# True and 1 inside of a dict or list are told apart as they are alone
# differs: literals
import tensorflow as tf
from parity import counts


@tf.function
def f(options):
    print("tracing", options)
    return tf.constant(0)


counts(f, ({"training": True},), ({"training": 1},), ({"training": False},))
counts(f, ([1, 2],), ([1.0, 2.0],), ([True, 2],))
