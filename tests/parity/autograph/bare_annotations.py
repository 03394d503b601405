# a bare annotation says something about a name, and binds nothing
import tensorflow as tf


@tf.function
def kept(x):
    y = 1
    y: int
    if x > 0:
        z: int
        z = y + 1
        y = z
    return y


@tf.function
def in_a_loop(n):
    total: tf.Tensor
    total = tf.constant(0)
    for i in tf.range(n):
        part: int = i * 2
        total += part
    return total


print(int(kept(tf.constant(1))), int(kept(tf.constant(-1))), int(in_a_loop(tf.constant(4))))
