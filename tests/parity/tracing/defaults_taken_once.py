# defaults are those of the time of decoration
import tensorflow as tf

start = 5


@tf.function
def f(x, add=start):
    print("tracing", add)
    return x + add


print(f(tf.constant(1)).numpy())
start = 6
print(f(tf.constant(1)).numpy())
f.python_function.__defaults__ = (7,)
print(f(tf.constant(1)).numpy(), f.experimental_get_tracing_count())
