# values that cannot become tensors
import tensorflow as tf
from parity import attempt


class Thing:
    pass


for value in ([1, [2, 3]], [1, "a"], Thing(), [1.5, "a"], {"a": 1}, None):
    attempt(lambda: tf.constant(value))
    attempt(lambda: tf.function(lambda: tf.constant(value))())
attempt(lambda: tf.constant("a", tf.float32))
attempt(lambda: tf.constant(1.5, tf.int32))
attempt(lambda: tf.constant(300, tf.uint8))
attempt(lambda: tf.convert_to_tensor(tf.constant(1), tf.float32))
