# DType: as_dtype, comparison with names and NumPy types, real_dtype, unknown names
import numpy as np
import tensorflow as tf
from parity import attempt

print(
    tf.as_dtype("float32"),
    tf.as_dtype(np.int16),
    tf.as_dtype(np.dtype("uint8")),
    tf.as_dtype(tf.bool),
    tf.as_dtype(float),
)
print(
    tf.float32 == "float32",
    tf.float32 == np.float32,
    tf.float32 != tf.float64,
    tf.int32 == tf.int64,
    tf.half == tf.float16,
)
print(tf.double is tf.float64, tf.float32.real_dtype, tf.float32.as_numpy_dtype.__name__)
print(
    hash(tf.float32) == hash(tf.as_dtype("float32")),
    {tf.float32: 1}[tf.as_dtype(np.float32)],
    tf.float32 in (tf.float32, tf.int8),
)
print(tf.int32.limits, tf.uint8.limits, tf.float32.is_compatible_with(tf.float32), tf.float32.base_dtype)
print(np.dtype(tf.float32.as_numpy_dtype), np.zeros(2, tf.int16.as_numpy_dtype).dtype, tf.dtypes.DType is type(tf.int8))
attempt(lambda: tf.as_dtype("no_such"), "Cannot convert")
attempt(lambda: tf.as_dtype(3.5), "Cannot convert")
attempt(lambda: tf.as_dtype(int), "Cannot convert")
attempt(lambda: tf.string.min)
attempt(lambda: tf.float32 == "no_such")
