# operands of different dtypes: which class is raised eagerly and while tracing
import tensorflow as tf
from parity import attempt

i, f, d = tf.constant([1]), tf.constant([1.0]), tf.constant([1.0], tf.float64)
attempt(lambda: i + f, "cannot compute AddV2", "was expected to be a int32 tensor but is a float tensor")
attempt(lambda: tf.add(f, d))
attempt(lambda: tf.multiply(i, d))
attempt(lambda: tf.maximum(f, d))
attempt(lambda: tf.matmul([[1]], [[1.0]]).dtype.name)
attempt(lambda: tf.concat([i, f], 0))


@tf.function
def traced(x, y):
    return x + y


attempt(lambda: traced(i, f), "Input 'y' of 'AddV2' Op has type float32 that does not match type int32 of argument 'x'")
attempt(lambda: traced(f, d), "does not match type")
