# bfloat16: values are rounded to 8 bits, arithmetic stays in the dtype
import tensorflow as tf
from parity import attempt, show

x = tf.constant([1.0, 1.01, 3.14159, 1e30], tf.bfloat16)
print(x.dtype, x.dtype.name, x.dtype.size, x.shape)
show("values", tf.cast(x, tf.float32))
show("sum", tf.cast(x[0] + x[1], tf.float32))
show("round trip", tf.cast(tf.cast(tf.constant([257, 1000]), tf.bfloat16), tf.int32))
print(repr(tf.constant(1.5, tf.bfloat16)))
attempt(lambda: x + tf.constant(1.0))
