# tensors are not hashable; ref() can be a key and gives the tensor back
import tensorflow as tf
from parity import attempt

x = tf.constant(1)
y = tf.constant(1)
attempt(lambda: hash(x), "Tensor is unhashable", "tensor.ref()")
attempt(lambda: {x: 1}, "unhashable")
attempt(lambda: hash(tf.Variable(1)), "Variable is unhashable")
table = {x.ref(): "x", y.ref(): "y"}
print(table[x.ref()], table[y.ref()], len(table))
print(x.ref() == x.ref(), x.ref() == y.ref(), x.ref().deref() is x)
attempt(lambda: x in [y])
attempt(lambda: [tf.constant(3), x].index(y))
