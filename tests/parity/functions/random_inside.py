# random ops draw anew at every call, Python's only once per trace
import random
import tensorflow as tf


@tf.function
def f():
    return tf.random.uniform([]), tf.constant(random.random())


results = [f() for _ in range(4)]
print(len({float(a) for a, _ in results}), len({float(b) for _, b in results}), f.experimental_get_tracing_count())
