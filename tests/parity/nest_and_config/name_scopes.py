# name scopes in eager code and in functions
import tensorflow as tf


@tf.function
def f(x):
    with tf.name_scope("outer") as scope:
        y = tf.add(x, 1, name="sum")
        with tf.name_scope("inner"):
            z = tf.multiply(y, 2, name="product")
    print(scope, x.name, y.name, z.name)
    print(tf.add(x, 1, name="sum").name, tf.add(x, 1, name="sum").name)
    return z


print(f(tf.constant(1)).numpy())
with tf.name_scope("a"):
    with tf.name_scope("b") as scope:
        print(scope, tf.Variable(1.0, name="v").name)
