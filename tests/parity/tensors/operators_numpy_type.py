# an operator with a NumPy array on the left gives a tensor, not an array
import numpy as np
import tensorflow as tf

x = tf.constant([1.0, 2.0])
a = np.array([3.0, 4.0], np.float32)
for label, value in [
    ("a + x", a + x),
    ("x + a", x + a),
    ("np.float32 * x", np.float32(2) * x),
    ("a == x", a == x),
    ("a @ x", a[None] @ x[:, None]),
]:
    print(label, isinstance(value, tf.Tensor), value.dtype.name)
print("ufunc", type(np.sqrt(x)).__name__, np.sqrt(x).tolist())
print("np.add", type(np.add(x, 1)).__name__, np.add(x, 1).dtype)
