# convert_to_tensor: dtype, dtype_hint, tensors pass through, no silent cast of tensors
import numpy as np
import tensorflow as tf
from parity import attempt, show

x = tf.constant([1.0, 2.0])
print("same object", tf.convert_to_tensor(x) is x)
show("dtype", tf.convert_to_tensor([1, 2], dtype=tf.float32))
show("hint taken", tf.convert_to_tensor([1, 2], dtype_hint=tf.float32))
show("hint not possible", tf.convert_to_tensor([1.5, 2], dtype_hint=tf.int32))
show("list of tensors", tf.convert_to_tensor([x, x * 2]))
show("tensor and numbers", tf.convert_to_tensor([tf.constant(1.5), 2]))
show("numpy", tf.convert_to_tensor(np.array([1.0, 2.0])))
attempt(lambda: tf.convert_to_tensor(x, dtype=tf.float64), "float64", "float32")
attempt(lambda: tf.convert_to_tensor(x, dtype=tf.int32))
attempt(lambda: tf.convert_to_tensor(np.array([1.5]), dtype=tf.int32).numpy().tolist())
