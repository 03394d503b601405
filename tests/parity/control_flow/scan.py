# scan: running values, initial value, reverse, structures, gradient
import tensorflow as tf
from parity import attempt, show

x = tf.constant([1.0, 2.0, 3.0, 4.0])
show("sums", tf.scan(lambda a, v: a + v, x))
show("initializer", tf.scan(lambda a, v: a * v, x, initializer=tf.constant(10.0)))
show("reverse", tf.scan(lambda a, v: a + v, x, reverse=True))
fibonacci = tf.scan(lambda a, _: (a[1], a[0] + a[1]), tf.zeros([6]), initializer=(tf.constant(0), tf.constant(1)))
show("structure", fibonacci)
show("rows", tf.scan(lambda a, v: a + v, tf.constant([[1, 2], [3, 4], [5, 6]])))
with tf.GradientTape() as tape:
    tape.watch(x)
    y = tf.scan(lambda a, v: a * v, x)[-1]
show("gradient", tape.gradient(y, x))
show("function", tf.function(lambda v: tf.scan(lambda a, e: a * 0.5 + e, v))(x))
attempt(lambda: tf.scan(lambda a, v: tf.ones([2]), x, initializer=tf.constant(0.0)))
