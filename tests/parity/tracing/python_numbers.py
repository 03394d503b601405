# each Python number is a trace of its own, and the body sees the number
import tensorflow as tf
from parity import counts


@tf.function
def f(n):
    print("tracing", repr(n))
    return n


@tf.function
def takes(n):
    print("tracing", repr(n))


counts(f, (1,), (2,), (3,), (2,))
counts(f, (1.5,), (-1.5,), (1e300,), (1.5,))
counts(takes, (2 + 1j,), (2 - 1j,), (2 + 1j,))
counts(f, (10**12,), (10**12,), (-(10**12),))
