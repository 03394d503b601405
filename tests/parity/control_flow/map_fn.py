# map_fn: structures, dtypes, fn_output_signature, empty input
import tensorflow as tf
from parity import attempt, show

x = tf.constant([1, 2, 3])
show("square", tf.map_fn(lambda v: v * v, x))
show("rows", tf.map_fn(tf.reduce_sum, tf.constant([[1, 2], [3, 4]])))
show("other dtype", tf.map_fn(lambda v: tf.cast(v, tf.float32) / 2, x, fn_output_signature=tf.float32))
show("two in", tf.map_fn(lambda t: t[0] * t[1], (x, tf.constant([10, 20, 30])), fn_output_signature=tf.int32))
show("two out", tf.map_fn(lambda v: (v, -v), x, fn_output_signature=(tf.int32, tf.int32)))
show("spec", tf.map_fn(lambda v: tf.fill([2], v), x, fn_output_signature=tf.TensorSpec([2], tf.int32)))
show("empty", tf.map_fn(lambda v: v + 1, tf.zeros([0])))
show("function", tf.function(lambda v: tf.map_fn(lambda e: e + 1, v))(x))
show("vectorized", tf.vectorized_map(lambda v: v * 2, x))
attempt(lambda: tf.map_fn(lambda v: tf.cast(v, tf.float32), x))
attempt(lambda: tf.map_fn(lambda v: v, tf.constant(1)))
