# jit_compile=True gives the same values and counts
import tensorflow as tf
from parity import show


@tf.function(jit_compile=True)
def f(x, y):
    print("tracing", x.shape)
    return tf.reduce_sum(tf.square(x) + y)


for size in (2, 3, 2):
    show("sum", f(tf.range(float(size)), tf.constant(1.0)))
print(f.experimental_get_tracing_count())


@tf.function(jit_compile=True, reduce_retracing=True)
def g(x):
    return x * 2.0


for size in (1, 2, 3, 4):
    g(tf.ones([size]))
print(g.experimental_get_tracing_count())
