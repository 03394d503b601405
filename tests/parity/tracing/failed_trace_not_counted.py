# a trace that raises is not kept and not counted; the next call tries again
import tensorflow as tf
from parity import attempt

calls = []


@tf.function
def f(x):
    calls.append(1)
    if len(calls) < 3:
        raise KeyError("not yet")
    return x


for _ in range(4):
    attempt(lambda: f(tf.constant(1.0)), "not yet")
    print(len(calls), f.experimental_get_tracing_count())
