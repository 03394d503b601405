# tensors of texts: scalars, vectors, unicode, and as far as they are compared and joined
import tensorflow as tf
from parity import show

scalar = tf.constant("Gray wolf")
print(scalar)
vector = tf.constant(["Gray wolf", "Quick brown fox", "Lazy dog"])
print(vector)
print(tf.constant("🥳👍"))
print(scalar.dtype, vector.shape, scalar.numpy())
show("joined", vector + "!")
show("equal", vector == "Lazy dog")
show("one", vector[1])
show("gathered", tf.gather(vector, [2, 0]))
show("stacked", tf.stack([scalar, scalar]))
show("formatted", tf.strings.format("n is {}", tf.constant([1, 2])))
print(tf.reshape(vector, [3, 1]))
