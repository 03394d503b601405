# rounding rules: half to even, floor, ceil, casts
import tensorflow as tf
from parity import show

x = tf.constant([-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 2.51])
show("round", tf.round(x))
show("rint", tf.math.rint(x))
show("floor", tf.floor(x))
show("ceil", tf.math.ceil(x))
show("cast", tf.cast(x, tf.int32))
show("round of ints", tf.round(tf.constant([1, 2])))
show("floordiv", x // 1)
show("sum of many", tf.reduce_sum(tf.fill([1000], 0.1)))
show("mean of halves", tf.reduce_mean(tf.constant([1.0, 2.0, 4.0], tf.float16)))
