# a list of the wrong length where a signature has a list
# differs: list-length-message
import tensorflow as tf
from parity import attempt

spec = tf.TensorSpec([], tf.float32)


@tf.function(input_signature=[[spec, spec]])
def f(items):
    return items[0] + items[1]


attempt(lambda: f([1.0, 2.0]))
attempt(lambda: f([1.0]), "has no len()")
attempt(lambda: f([1.0, 2.0, 3.0]), "has no len()")
