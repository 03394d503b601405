# tf.print of vectors, matrices, empty arrays, bools and strings in arrays
import sys
import tensorflow as tf


def p(*args):
    tf.print(*args, output_stream=sys.stdout)


p(tf.range(3))
p(tf.constant([[1, 2], [3, 4]]))
p(tf.constant([[1.5, 2.0], [0.1, -4.25]]))
p(tf.constant([True, False]))
p(tf.constant(["a", "b c"]))
p(tf.zeros([0]))
p(tf.reshape(tf.range(8), [2, 2, 2]))
p("a:", tf.constant([[1, 2]]), "b:", tf.constant([[3], [4]]))
p(tf.Variable([1.0, 2.0]))
