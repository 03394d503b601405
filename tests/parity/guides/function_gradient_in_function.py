# gradients inside of a tf.function, around it and through a nested one
import tensorflow as tf
from parity import show


@tf.function
def slope(x):
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = x**3
    return tape.gradient(y, x)


show("inside", slope(tf.constant(2.0)))
cube = tf.function(lambda x: x**3)
x = tf.Variable(2.0)
with tf.GradientTape() as outer:
    with tf.GradientTape() as inner:
        y = cube(x)
    first = inner.gradient(y, x)
second = outer.gradient(first, x)
show("around, twice", [first, second])


@tf.function
def train_step(w, x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((tf.linalg.matvec(x, w) - y) ** 2)
    w.assign_sub(0.1 * tape.gradient(loss, w))
    return loss


w = tf.Variable([1.0, -1.0])
data, target = tf.constant([[1.0, 2.0], [3.0, 4.0]]), tf.constant([1.0, 0.0])
show("losses", [train_step(w, data, target) for _ in range(4)])
show("w", w)
