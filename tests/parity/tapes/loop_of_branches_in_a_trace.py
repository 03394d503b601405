# The gradient of a loop with branches in it, asked for in the trace, and a penalty on a gradient around it.
# tolerance: 1e-4
import tensorflow as tf
from parity import show


@tf.function
def f(x, n):
    with tf.GradientTape() as outer:
        outer.watch(x)
        with tf.GradientTape() as tape:
            tape.watch(x)
            y = x
            for i in tf.range(n):
                if i % 2 == 0:
                    y = tf.sin(y)
                else:
                    y = y * x
        g = tape.gradient(y, x)
        penalty = tf.reduce_sum(g * g)
    return y, g, outer.gradient(penalty, x)


for n in (0, 1, 5):
    show(f"{n} turns", f(tf.constant([0.5, 1.0]), tf.constant(n)))
print(f.experimental_get_tracing_count())
