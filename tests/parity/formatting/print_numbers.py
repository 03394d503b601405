# tf.print of numbers: how many digits, signs of zero, what is not finite, bools; in tensors and as Python's own.
# exact
import sys

import numpy as np
import tensorflow as tf


def show(*values, **options):
    tf.print(*values, output_stream=sys.stdout, **options)


NUMBERS = [0.0, 1.0, -1.0, 0.1, 1 / 3, 1e-4, 1e-5, 123456.0, 1234567.0, 12345678.0, 1e7, 1e15, 1e16, 1e17, 3e38, 2e-38]
NUMBERS += [float("inf"), float("-inf"), float("nan"), 16777216.0, 99999.99, 999999.0, 0.001, 123.456, 2.5, 1e-7]
for dtype in (tf.float16, tf.bfloat16, tf.float32, tf.float64):
    for number in NUMBERS:
        show(tf.constant(number, dtype))
    show(tf.constant(NUMBERS, dtype), summarize=-1)
    show(tf.constant([0.0, -0.0], dtype), -tf.zeros([], dtype))
for dtype in (tf.int8, tf.uint8, tf.int16, tf.uint16, tf.int32, tf.uint32, tf.int64, tf.uint64):
    show(tf.constant([dtype.min, dtype.max], dtype), tf.constant(dtype.max, dtype))
show(tf.constant(True), tf.constant([True, False]), tf.constant([[True], [False]]))
show(1, 1.5, True, None, 1j, 1e20, 1e-7, float("nan"), -0.0, 10**30, range(3), ...)
show(np.float32(1.5), np.array([1.0, 2.0]), np.array([[1, 2], [3, 4]]), np.int64(3), np.array(["a", "b"]))
print(tf.strings.format("{} and {}", (tf.constant([1.0, -0.0]), tf.constant(0.1, tf.float64))).numpy())
