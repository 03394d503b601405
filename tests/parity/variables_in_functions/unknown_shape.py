# a variable of unknown shape takes another shape at each assignment
import tensorflow as tf
from parity import show

v = tf.Variable(tf.ones([1]), shape=tf.TensorShape([None]))


@tf.function
def grow():
    print("tracing", v.shape)
    v.assign(tf.concat([v, v], 0))
    return tf.size(v)


for _ in range(3):
    show("size", grow())
print(v.shape, v.numpy(), grow.experimental_get_tracing_count())
