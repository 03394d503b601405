# uniform, normal and truncated normal with parameters and dtypes, for a seed
import tensorflow as tf
from parity import attempt, show

tf.random.set_seed(7)
show("uniform", tf.random.uniform([4], minval=-2.0, maxval=3.0, seed=1))
show("int32", tf.random.uniform([6], 0, 10, dtype=tf.int32, seed=2))
show("int64", tf.random.uniform([4], -100, 100, dtype=tf.int64, seed=3))
show("float64", tf.random.uniform([3], dtype=tf.float64, seed=4))
show("half", tf.random.uniform([4], dtype=tf.float16, seed=5))
show("normal", tf.random.normal([5], mean=10.0, stddev=2.0, seed=6))
show("normal float64", tf.random.normal([3], dtype=tf.float64, seed=7))
show("truncated", tf.random.truncated_normal([5], seed=8))
attempt(lambda: tf.random.uniform([2], 0, 0, dtype=tf.int32))
attempt(lambda: tf.random.uniform([2], dtype=tf.int32))
attempt(lambda: tf.random.uniform([-1]))
attempt(lambda: tf.random.normal([2], dtype=tf.int32))
