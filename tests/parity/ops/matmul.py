# matmul: transposes, batches, broadcast batches, the @ operator
import tensorflow as tf
from parity import attempt, show

a = tf.reshape(tf.range(6.0), [2, 3])
b = tf.reshape(tf.range(6.0), [3, 2]) + 1
show("a @ b", a @ b)
show("matmul", tf.matmul(a, b))
show("transpose_a", tf.matmul(a, a, transpose_a=True))
show("transpose_b", tf.matmul(a, a, transpose_b=True))
show("batch", tf.matmul(tf.stack([a, a + 1]), tf.stack([b, b])))
show("broadcast", tf.stack([a, a + 1]) @ b)
show("integers", tf.constant([[1, 2]]) @ tf.constant([[3], [4]]))
show("matvec", tf.linalg.matvec(a, [1.0, 2.0, 3.0]))
show("list", a @ [[1.0], [1.0], [1.0]])
attempt(lambda: a @ a)
attempt(lambda: tf.matmul([1.0, 2.0], [1.0, 2.0]))
attempt(lambda: tf.matmul(a, tf.cast(b, tf.float64)))
show("no inner", tf.zeros([2, 0]) @ tf.zeros([0, 3]))
