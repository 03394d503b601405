# Python scalars follow the tensor's dtype; those that do not fit raise
import numpy as np
import tensorflow as tf
from parity import attempt, show

for dtype in [tf.float16, tf.float64, tf.int8, tf.int64, tf.uint8]:
    show(dtype.name, tf.constant(2, dtype) * 3)
attempt(lambda: tf.constant(2) * 1.5)
attempt(lambda: 1.5 * tf.constant(2))
attempt(lambda: tf.constant(2.0) + "a")
attempt(lambda: tf.constant(2) + tf.constant(2.0))
attempt(lambda: tf.constant(2) + tf.constant(2, tf.int64))
attempt(lambda: tf.constant(2.0) + np.float64(1))
attempt(lambda: (tf.constant([2.0]) + np.array([1.0])).dtype.name)
attempt(lambda: tf.constant(2.0) + None)
attempt(lambda: tf.constant(True) + tf.constant(True))
