# string tensors: values, equality, concatenation, comparison, shapes
import tensorflow as tf
from parity import attempt, show

s = tf.constant(["apple", "fig", ""])
show("values", s)
show("equal", tf.equal(s, "fig"))
show("add", s + "!")
show("radd", "<" + s)
show("gather", tf.gather(s, [2, 0]))
print(tf.constant("é").numpy(), tf.constant("é").numpy().decode(), tf.constant(b"raw").dtype)
attempt(lambda: s * 2)
