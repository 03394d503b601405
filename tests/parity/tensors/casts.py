# tf.cast among ints, floats, bools and complex; what rounds, wraps and is refused
import tensorflow as tf
from parity import attempt, show

x = tf.constant([-1.9, -0.5, 0.0, 0.5, 1.9])
show("to int", tf.cast(x, tf.int32))
show("to bool", tf.cast(x, tf.bool))
show("bool to float", tf.cast([True, False], tf.float32))
show("int wraps", tf.cast(tf.constant([255, 256, -1]), tf.uint8))
show("int8", tf.cast(tf.constant([127, 128, 200]), tf.int8))
show("half", tf.cast(tf.constant([1.0, 1e5, 1e-8]), tf.float16))
show("saturate", tf.saturate_cast(tf.constant([-5, 100, 300]), tf.uint8))
show("Python value", tf.cast(3, tf.float64))
show("name of dtype", tf.cast([1, 2], "float32"))
print("same object", tf.cast(x, tf.float32) is x)
attempt(lambda: tf.cast(tf.constant("1"), tf.int32))
attempt(lambda: tf.cast(x, "no_such"))
