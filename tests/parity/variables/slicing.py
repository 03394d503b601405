# reading slices and assigning to slices of a variable
import tensorflow as tf
from parity import attempt, show

v = tf.Variable(tf.reshape(tf.range(6), [2, 3]))
show("row", v[0])
show("negative", v[:, ::-1])
v[0, 1].assign(99)
show("element", v)
v[:, 0].assign([7, 8])
show("column", v)
show("returns", v[1].assign([0, 0, 0]))
print([row.numpy().tolist() for row in v], len(v.numpy()))
attempt(lambda: v[0].assign([1, 2]))
attempt(lambda: v[5])


def item():
    v[0] = 1


attempt(item, "does not support item assignment")
