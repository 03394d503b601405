# += and its kin make new tensors; divmod, matmul and unary operators
import tensorflow as tf
from parity import attempt, show

x = tf.constant([7.0, -7.0])
y = x
y += 1
y *= 2
y -= [1.0, 1.0]
y /= 2
show("y", y)
show("x as before", x)
show("invert", ~tf.constant([True, False]))
attempt(lambda: divmod(x, 2))
attempt(lambda: +x)
attempt(lambda: [[1.0, 2.0]] @ tf.constant([[1.0], [2.0]]))
attempt(lambda: tf.constant([1, 2]) << 1)
attempt(lambda: x @ x)
attempt(lambda: -tf.constant([1, 2], tf.uint8))
attempt(lambda: tf.constant(2) ** 3)
attempt(lambda: tf.constant([2, 3]) ** tf.constant(2.0))
