# variables are compared by value in lists and told apart by ref()
import tensorflow as tf
from parity import attempt

a, b = tf.Variable(1.0), tf.Variable(1.0)
print((a == b).numpy(), a is b, a.ref() == b.ref(), a.ref() == a.ref(), a.ref().deref() is a)
print(len({a.ref(), b.ref(), a.ref()}))
attempt(lambda: {a}, "Variable is unhashable")
attempt(lambda: a in [b])
print([int(v) for v in sorted([tf.Variable(2), tf.Variable(1)], key=int)])
print([any(x is v for x in [a]) for v in (a, b)])
attempt(lambda: tf.stack([a, b]).numpy().tolist())
attempt(lambda: tf.convert_to_tensor([a, b]).numpy().tolist())
attempt(lambda: tf.add_n([a, b]))
