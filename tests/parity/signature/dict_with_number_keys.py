# a dict with keys that are no strings, whose values need converting
# differs: dict-keys-cast
import tensorflow as tf
from parity import attempt

spec = tf.TensorSpec([], tf.float32)


@tf.function(input_signature=[{1: spec, 2: spec}])
def f(d):
    return d[1] - d[2]


attempt(lambda: f({1: tf.constant(5.0), 2: tf.constant(3.0)}))
attempt(lambda: f({1: 5.0, 2: 3.0}))
