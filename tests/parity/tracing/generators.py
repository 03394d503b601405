# generators and iterators as arguments are objects; the body uses them up while tracing
import tensorflow as tf


@tf.function
def f(items):
    return tf.add_n([tf.constant(item) for item in items])


def numbers():
    yield 1
    yield 2


for _ in range(2):
    print(f(numbers()).numpy(), f.experimental_get_tracing_count())
held = iter([3, 4])
print(f(held).numpy(), f(held).numpy(), f.experimental_get_tracing_count(), list(held))
