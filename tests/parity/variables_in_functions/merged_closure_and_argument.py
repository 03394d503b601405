# a variable used both as argument and as closure, then called with another one
# differs: closure-and-argument
import tensorflow as tf

v, w = tf.Variable(1.0), tf.Variable(10.0)


@tf.function
def f(a):
    return a * 100.0 + v


print(f(v).numpy())
print(f(w).numpy())
