# division rules of integers: / gives floats, // and % follow the divisor's sign, truncating forms do not
import tensorflow as tf
from parity import attempt, show

a = tf.constant([7, -7, 7, -7])
b = tf.constant([2, 2, -2, -2])
show("/", a / b)
show("//", a // b)
show("%", a % b)
show("truncatediv", tf.truncatediv(a, b))
show("truncatemod", tf.truncatemod(a, b))
show("int64 /", tf.constant(7, tf.int64) / 2)
show("int8 /", tf.constant(7, tf.int8) / tf.constant(2, tf.int8))
show("float %", tf.constant([5.5, -5.5]) % tf.constant([2.0, 2.0]))
attempt(lambda: tf.constant(1) // tf.constant(0), "ivision by zero")
attempt(lambda: tf.constant(1) % 0)
show("int / 0", tf.constant([1, -1, 0]) / 0)
attempt(lambda: tf.math.divide(7, 2))
attempt(lambda: tf.math.divide(tf.constant(7), tf.constant(2)))
