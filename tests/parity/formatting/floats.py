# repr, str and f-strings of floats of all dtypes, as scalars, in vectors and in matrices.
# exact
import tensorflow as tf

NUMBERS = [0.0, 1.0, -1.0, 0.1, 1 / 3, 1e-4, 1e-5, 1.5e-5, 123456.0, 1234567.0, 12345678.0, 1e7, 1e8, 1e15, 1e16, 1e17, 3e38, 2e-38]
NUMBERS += [float("inf"), float("-inf"), float("nan"), 16777216.0, 99999.99, 999999.0, 9999999.0, 0.001, 123.456, 2.5, 1e-7]
dtypes = [tf.float16, tf.bfloat16, tf.float32, tf.float64]


def show(x):
    print(repr(x), str(x), f"{x}", sep=" | ")


for dtype in dtypes:
    for number in NUMBERS:
        show(tf.constant(number, dtype))
    for i in range(0, len(NUMBERS), 5):
        show(tf.constant(NUMBERS[i : i + 5], dtype))
    show(tf.constant(NUMBERS, dtype))
    show(tf.constant([0.0, -0.0], dtype))
    show(tf.constant([[1.0, 2.5], [1000.0, 1e-3]], dtype))
    show(tf.constant([[-1.0, 2.5], [1000.0, -1e-3]], dtype))
    show(tf.constant([[1e10, 1.0], [1e-10, 0.0]], dtype))
    show(tf.constant([[float("nan"), 1.0], [float("inf"), float("-inf")]], dtype))
    show(tf.cast(tf.range(30), dtype) / 3)
