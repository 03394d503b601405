# len, iteration and unpacking of eager tensors, and the errors of scalars
import tensorflow as tf
from parity import attempt

x = tf.constant([[1, 2], [3, 4], [5, 6]])
print(len(x), [row.numpy().tolist() for row in x])
a, b, c = x
print(b.numpy().tolist(), [int(v) for v in tf.range(3)])
print(list(zip(tf.range(2).numpy().tolist(), x))[1][1].numpy().tolist())
print(
    max(tf.constant([3, 1, 2])).numpy(), sum(tf.constant([3, 1, 2])).numpy(), sorted(tf.constant([3, 1, 2]))[0].numpy()
)
attempt(lambda: len(tf.constant(1)), "Scalar tensor has no `len()`")
attempt(lambda: list(tf.constant(1)), "Cannot iterate over a scalar tensor")
attempt(lambda: (lambda p, q: p)(*x))
print(2 in tf.constant([1, 2, 3]).numpy(), len(tf.zeros([0, 5])))
