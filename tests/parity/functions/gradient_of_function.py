# gradients of a function are those of its body, without another trace
import tensorflow as tf
from parity import show

v = tf.Variable(3.0)


@tf.function
def f(x):
    print("tracing")
    return v * x * x


x = tf.constant(2.0)
for _ in range(2):
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = f(x)
    show("gradients", tape.gradient(y, [x, v]))
print(f.experimental_get_tracing_count())
