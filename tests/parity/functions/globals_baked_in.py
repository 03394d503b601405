# globals and attributes are taken when the function is traced: a change is not seen until the next trace
import tensorflow as tf

scale = 2.0


class Box:
    add = 1.0


box = Box()


@tf.function
def f(x):
    return x * scale + box.add


print(f(tf.constant(3.0)).numpy())
scale, box.add = 10.0, 100.0
print(f(tf.constant(3.0)).numpy(), f.experimental_get_tracing_count())
print(f(tf.constant([3.0])).numpy(), f.experimental_get_tracing_count())
