# the same conversions while tracing: Python values become constants of the other operand's dtype
import numpy as np
import tensorflow as tf
from parity import attempt, show


@tf.function
def f(x):
    print((x + 1).dtype, (2.5 * x).dtype, (x - np.float64(1.0)).dtype, (x * [1, 2]).dtype, tf.constant(3).dtype)
    return x + 1, tf.stack([x, x]), tf.convert_to_tensor([x, x])


show("float16", f(tf.constant([1.0, 2.0], tf.float16)))
attempt(lambda: tf.function(lambda x: x + 1.5)(tf.constant(1)))
attempt(lambda: tf.function(lambda x: x + "a")(tf.constant(1)))
attempt(lambda: tf.function(lambda x: x + None)(tf.constant(1)))
attempt(lambda: tf.function(lambda x: x + np.array([1.5]))(tf.constant([1])))
attempt(lambda: tf.function(lambda x: tf.constant([x, 1]))(tf.constant(2)))
