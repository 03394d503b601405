# integers wrap around at the ends of their range
import tensorflow as tf
from parity import attempt, show

show("int32", tf.constant(2**31 - 1) + 1)
show("int8", tf.constant(100, tf.int8) * tf.constant(2, tf.int8))
show("uint8", tf.constant(0, tf.uint8) - tf.constant(1, tf.uint8))
show("abs of least", tf.abs(tf.constant(-128, tf.int8)))
show("sum", tf.reduce_sum(tf.constant([2**30, 2**30, 2**30])))
show("pow", tf.pow(tf.constant(3), tf.constant(4)))
show("range of int64", tf.constant(2**62, tf.int64) * 2)
attempt(lambda: tf.pow(tf.constant(2), tf.constant(-1)))
