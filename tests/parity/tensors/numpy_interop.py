# numpy(), np.array, np.asarray, memory of its own, tensors in NumPy functions
import numpy as np
import tensorflow as tf

x = tf.constant([[1.0, 2.0], [3.0, 4.0]])
print(
    type(x.numpy()).__name__,
    x.numpy().dtype,
    type(tf.constant(3).numpy()).__name__,
    type(tf.constant("s").numpy()).__name__,
)
print(np.array(x, dtype=np.float64).dtype, np.asarray(x).shape, np.mean(x), np.sum(x, axis=0), np.stack([x, x]).shape)
a = np.array([1, 2, 3])
t = tf.constant(a)
a[0] = 99
print("a copy", t.numpy().tolist())
print(np.argmax(x), np.max(x), np.dot(x, x).tolist(), np.allclose(x, x.numpy()))
print(np.arange(tf.constant(3)).tolist(), np.zeros(tf.constant([2, 1])).shape, [10, 20, 30][tf.constant(1)])
print(tf.constant(["a", "é"]).numpy().tolist(), tf.constant(["a"]).numpy().dtype, tf.constant(True).numpy())
print(x.numpy().tolist(), tf.constant(7).numpy().item(), x[0].numpy().sum())
