# tf.function of a partial: what is bound is gone from the signature
import functools
import inspect
import tensorflow as tf
from parity import attempt


def body(a, b, c=3.0):
    print("tracing", c)
    return a * 100.0 + b * 10.0 + c


first = tf.function(functools.partial(body, tf.constant(1.0)))
print(inspect.signature(first))
attempt(lambda: first(tf.constant(2.0)))
named = tf.function(functools.partial(body, b=tf.constant(5.0)))
attempt(lambda: named(tf.constant(1.0)))
attempt(lambda: named(tf.constant(1.0), b=tf.constant(6.0)))
attempt(lambda: named(tf.constant(1.0), tf.constant(6.0)))
