# a lambda made in the loop traces each time, one made before it once
import tensorflow as tf


@tf.function
def apply(fn, x):
    return fn(x)


x = tf.constant(1.0)
for _ in range(4):
    result = apply(lambda z: z + 1, x)
print("fresh:", apply.experimental_get_tracing_count(), result.numpy())
held = lambda z: z + 2  # noqa: E731
for _ in range(4):
    result = apply(held, x)
print("held:", apply.experimental_get_tracing_count(), result.numpy())
