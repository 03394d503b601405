# a loop over a Python range is unrolled while tracing, over tf.range it is part of the graph
import tensorflow as tf

steps = []


@tf.function
def unrolled(n):
    total = tf.constant(0)
    for i in range(n):
        steps.append(i)
        total += i
    return total


@tf.function
def staged(n):
    total = tf.constant(0)
    for i in tf.range(n):
        steps.append("staged")
        total += i
    return total


print(unrolled(4).numpy(), unrolled(3).numpy(), steps, unrolled.experimental_get_tracing_count())
steps.clear()
print(staged(tf.constant(4)).numpy(), staged(tf.constant(3)).numpy(), steps, staged.experimental_get_tracing_count())
