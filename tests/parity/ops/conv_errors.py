# what convolutions and pools refuse, eagerly and while tracing
import numpy as np
import tensorflow as tf
from parity import attempt


def made(*shape, scale=4):
    n = int(np.prod(shape))
    return tf.constant(((np.arange(n) * 7) % 13 - 6).reshape(shape) / scale, tf.float32)


x, w = made(1, 4, 4, 2), made(2, 2, 2, 3)
attempt(lambda: tf.nn.conv2d(x, w, [1, 1, 1], "SAME"), "strides should be of length 1, 2 or 4")
attempt(lambda: tf.nn.conv2d(x, w, [2, 1, 1, 1], "SAME"), "does not yet support strides in the batch and depth dimensions")
attempt(lambda: tf.nn.conv2d(x, w, 0, "SAME"), "larger than 0")
attempt(lambda: tf.nn.conv2d(x, w, -1, "SAME"), "larger than 0")
attempt(lambda: tf.nn.conv2d(x, w, 1, "same"), "is not in the list of allowed values")
attempt(lambda: tf.nn.conv2d(x, w, 1, None), "Expected string for argument 'padding' not None")
attempt(lambda: tf.nn.conv2d(x, w, 1, "SAME", data_format="NXYZ"), "data_format", "is not in the list of allowed values")
attempt(lambda: tf.nn.conv2d(x, w, 1, "SAME", dilations=0), "Dilated rates should be larger than 0")
attempt(lambda: tf.nn.conv2d(made(1, 4, 4, 3), w, 1, "SAME"), "input depth must be evenly divisible by filter depth: 3 vs 2")
attempt(lambda: tf.nn.conv2d(x, made(6, 6, 2, 3), 1, "VALID"), "Computed output size would be negative", "input_size: 4, effective_filter_size: 6, stride: 1")
attempt(lambda: tf.nn.conv2d(x, tf.zeros([0, 2, 2, 3]), 1, "SAME"), "filter must not have zero elements")
attempt(lambda: tf.nn.conv2d(x, tf.cast(w, tf.float64), 1, "SAME"), "input #1(zero-based) was expected to be a float tensor but is a double tensor")
attempt(lambda: tf.nn.conv2d(tf.zeros([1, 4, 4, 2], tf.int64), tf.zeros([2, 2, 2, 3], tf.int64), 1, "SAME"), "Value for attr 'T' of int64")
attempt(lambda: tf.nn.max_pool2d(x, [1, 2, 2], 2, "VALID"), "ksize should be of length 1, 2 or 4")
attempt(lambda: tf.nn.max_pool2d(x, 0, 1, "VALID"), "Sliding window ksize must be positive")
attempt(lambda: tf.nn.max_pool2d(x, 2, 0, "VALID"), "Stride must be > 0, but got 0")
attempt(lambda: tf.nn.max_pool2d(x, 6, 1, "VALID"), "Computed output size would be negative")
attempt(lambda: tf.nn.max_pool2d(x, 2, 2, "foo"), "is not in the list of allowed values")
attempt(lambda: tf.nn.max_pool(made(4, 2), 2, 2, "SAME"), "must be 3, 4 or 5")
attempt(lambda: tf.nn.max_pool2d(tf.zeros([1, 4, 4, 2], tf.bool), 2, 2, "SAME"), "Value for attr 'T' of bool")
attempt(lambda: tf.nn.avg_pool2d(tf.zeros([1, 4, 4, 2], tf.int32), 2, 2, "SAME"), "Value for attr 'T' of int32")


def traced(f):
    return lambda: tf.function(f).get_concrete_function()


attempt(traced(lambda: tf.nn.conv2d(made(1, 4, 4, 3), w, 1, "VALID")), "Depth of input (3) is not a multiple of input depth of filter (2)")
attempt(traced(lambda: tf.nn.conv2d(made(4, 4, 2), w, 1, "VALID")), "Shape must be rank 4 but is rank 3")
attempt(traced(lambda: tf.nn.max_pool2d(made(4, 4, 2), 2, 2, "VALID")), "Shape must be rank 4 but is rank 3")
attempt(traced(lambda: tf.nn.conv2d(x, tf.cast(w, tf.float64), 1, "SAME")), "has type float64 that does not match type float32 of argument 'input'")
