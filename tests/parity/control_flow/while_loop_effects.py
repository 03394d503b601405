# a loop that assigns a variable, and one nested in another
import tensorflow as tf
from parity import show

v = tf.Variable(1.0)


@tf.function
def f(n):
    def body(i):
        v.assign(v * 2.0)
        return i + 1

    tf.while_loop(lambda i: i < n, body, [0])
    return v.read_value()


show("doubled", f(tf.constant(3)))
show("and again", f(tf.constant(2)))


@tf.function
def table(n):
    def row(i, total):
        inner = tf.while_loop(lambda j, s: j <= i, lambda j, s: (j + 1, s + j), [0, 0])[1]
        return i + 1, total + inner

    return tf.while_loop(lambda i, t: i < n, row, [0, 0])[1]


show("nested", table(tf.constant(5)))
