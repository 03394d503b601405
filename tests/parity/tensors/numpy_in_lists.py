# Lists of NumPy's scalars and arrays: the first float says which, integers are int32 if they can be; tf.stack does the same along axis 0.
import numpy as np
import tensorflow as tf
from parity import attempt, show

half, single, double = np.float16, np.float32, np.float64
lists = {
    "half": [half(1), 2.5],
    "half later": [2.5, half(1)],
    "int first": [1, half(1)],
    "half and double": [half(1), double(2)],
    "double": [double(1), 2],
    "single": [single(1), double(2)],
    "half array": [np.array([1.0], half)],
    "list and half array": [[1.0], np.array([1.0], half)],
    "bytes": [np.ones(2, np.uint8)],
    "byte": [np.uint8(255)],
    "wide": [np.ones(2, np.int64) * 2**40],
    "bools": [np.ones(2, bool)],
    "double array": [np.ones(2), [1, 2]],
    "ints and double array": [[1, 2], np.ones(2)],
    "int and double arrays": [np.ones(2, int), np.ones(2)],
    "single and double arrays": [np.ones(2, single), np.ones(2)],
    "texts": [np.array(["a", "b"])],
    "scalar arrays": [np.array(1), np.array(2)],
    "tensor later": [double(1), tf.constant(2.0)],
}
for name, x in lists.items():
    show(name, tf.convert_to_tensor(x))
    attempt(lambda: tf.convert_to_tensor(x, tf.float32))
    if name != "tensor later":
        attempt(lambda: tf.convert_to_tensor(x, tf.int32))
    show("  stack", tf.stack(x))
    show("  stack last", tf.stack(x, axis=-1))
attempt(lambda: tf.constant([np.ones(2), np.ones(3)]), "non-rectangular")
attempt(lambda: tf.stack([np.ones(2), np.ones(3)]), "Shapes of all inputs must match")
show("array", tf.stack(np.ones([2, 1], np.int64)))
show("tensor", tf.stack(tf.constant([[1, 2], [3, 4]]), axis=1))
show("concat of one", tf.concat(np.ones([2, 2]), 0))
attempt(lambda: tf.stack([], axis=1))

show("bools and ints", tf.constant([True, 2], tf.float32))
attempt(lambda: tf.constant([True, 2]), "mixed types")
attempt(lambda: tf.constant([1, "a"], tf.float32), "mixed types")
show("too large", tf.constant([1e300, 1.0], tf.float32))
attempt(lambda: tf.constant([1e300, 1.0]), "out of range")
show("beside a float", tf.constant([1.0]) * 1e300)

# What NumPy has and TensorFlow has not: only where a dtype is asked for.
for odd in (np.longdouble(1.5), np.array([1.5, 2.5], np.longdouble), np.timedelta64(3, "s")):
    attempt(lambda: tf.constant(odd))
    show("  float", tf.constant(odd, tf.float32))
    show("  plus", tf.constant([1.0, 2.0]) + odd)
    show("  reflected", odd * tf.constant([1, 2]))
attempt(lambda: [1.5] + tf.constant([1]), "Cannot convert")
attempt(lambda: tf.constant([1]) + [1.5], "cannot compute AddV2")
show("of a variable", tf.constant(tf.Variable([1.5, 2.5]), tf.int32))
attempt(lambda: tf.constant(tf.constant([1.5]), tf.int32), "Expected tensor")
