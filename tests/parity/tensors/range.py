# tf.range: start, limit, delta, dtypes, empty ranges and a step of zero
import tensorflow as tf
from parity import attempt, show

show("limit", tf.range(5))
show("start limit", tf.range(3, 7))
show("delta", tf.range(3, 18, 3))
show("down", tf.range(5, 0, -2))
show("floats", tf.range(0.0, 1.0, 0.25))
show("promoted", tf.range(0, 2, 0.5))
show("dtype", tf.range(3, dtype=tf.int64))
show("empty", tf.range(3, 3))
show("tensor limit", tf.range(tf.constant(3, tf.int64)))
attempt(lambda: tf.range(0, 5, 0))
attempt(lambda: tf.range(5, 0))
attempt(lambda: tf.range([1, 2]))
