# wrong calls of pools: the class of the exception eagerly and in a function
import tensorflow as tf
from parity import attempt

o = tf.ones
x, line = o([1, 5, 5, 3]), o([1, 5, 3])


def both(call, eager, traced=None):
    attempt(call, eager)
    attempt(tf.function(call), traced or eager)


print("by type")
both(lambda: tf.nn.pool(x, [2], "AVG"), "Shape (1, 5, 5, 3) must have rank 3")
both(lambda: tf.nn.pool(x, [], "AVG"), "`len(window_shape)` must be 1, 2, or 3. Received: window_shape=[] of length 0")
both(lambda: tf.nn.pool(x, [2, 2], "FOO"), "2-D FOO pooling is not supported.")
both(lambda: tf.nn.pool(x, [2, 2], "AVG", strides=[0, 1]), "all values of `strides` must be positive. Received: strides=[0 1]")
both(lambda: tf.nn.pool(x, [2, 2], "AVG", dilations=[0, 2]), "all values of `dilation_rate` must be positive")
both(lambda: tf.nn.pool(x, [2, 2], "AVG", strides=[2, 2], dilations=[2, 2]), "Received: strides=[2 2] and dilation_rate=[2 2]")
both(lambda: tf.nn.pool(x, [2, 2], "MAX", padding="SAME", dilations=[2, 2]), "with 'SAME' padding is not implemented")
print("windows")
both(lambda: tf.nn.max_pool2d(x, 2, 1, [[0, 0], [0, 2], [0, 0], [0, 0]]), "Bottom padding 2 needs to be smaller than the window size 2")
both(lambda: tf.nn.max_pool1d(line, 2, 1, [[0, 0], [3, 0], [0, 0]]), "Left padding 3 needs to be smaller than the window size 2")
both(lambda: tf.nn.avg_pool2d(x, 0, 1, "SAME"), "ksize must be a positive int32 value, got:0")
both(lambda: tf.nn.max_pool2d(x, "a", 1, "SAME"), "Expected int for argument 'ksize' not 'a'.")
both(lambda: tf.nn.max_pool(o([5, 5]), 2, 1, "SAME"), "Received: input.shape=(5, 5) of rank 2.")
print("places")
both(
    lambda: tf.nn.max_pool_with_argmax(x, 2, 1, "SAME", output_dtype=tf.float32),
    "Value for attr 'Targmax' of float is not in the list of allowed values: int32, int64",
    "Value passed to parameter 'Targmax' has DataType float32 not in list of allowed values: int32, int64",
)
both(lambda: tf.nn.max_pool_with_argmax(x, 0, 1, "SAME"), "ksize must be a positive int32 value, got:0")
both(lambda: tf.nn.max_pool_with_argmax(x, 2, 0, "SAME"), "Stride must be > 0, but got 0")
both(lambda: tf.nn.max_pool_with_argmax(x, 6, 1, "VALID"), "Computed output size would be negative", "Negative dimension size caused by subtracting 6 from 5")
