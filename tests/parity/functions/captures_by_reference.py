# a variable from outside is captured by reference
import tensorflow as tf

v = tf.Variable(1.0)


@tf.function
def f(x):
    return x * v


print(f(tf.constant(3.0)).numpy())
v.assign(5.0)
print(f(tf.constant(3.0)).numpy(), f.experimental_get_tracing_count())
old, v = v, tf.Variable(7.0)
print(f(tf.constant(3.0)).numpy())
