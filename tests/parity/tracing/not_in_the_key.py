# tapes, name scopes, devices and the random seed do not cause a trace
import tensorflow as tf


@tf.function
def f(x):
    return x * x


x = tf.constant(3.0)
f(x)
with tf.GradientTape() as tape:
    tape.watch(x)
    y = f(x)
print(tape.gradient(y, x).numpy(), f.experimental_get_tracing_count())
with tf.name_scope("scope"), tf.device("/CPU:0"):
    f(x)
tf.random.set_seed(3)
f(x)
with tf.GradientTape(persistent=True) as tape:
    tape.watch(x)
    with tf.GradientTape() as inner:
        inner.watch(x)
        y = f(x)
    first = inner.gradient(y, x)
print(tape.gradient(first, x).numpy(), f.experimental_get_tracing_count())
