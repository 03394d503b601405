# a tf.function is called like the function it was made from, eagerly and in a tape, and nests
import tensorflow as tf
from parity import show


@tf.function
def add(a, b):
    return a + b


show("sum", add(tf.ones([2, 2]), tf.ones([2, 2])))
v = tf.Variable(1.0)
with tf.GradientTape() as tape:
    result = add(v, 1.0)
show("gradient", tape.gradient(result, v))


@tf.function
def dense_layer(x, w, b):
    return add(tf.matmul(x, w), b)


show("dense", dense_layer(tf.ones([3, 2]), tf.ones([2, 2]), tf.ones([2])))
print(add.experimental_get_tracing_count(), dense_layer.experimental_get_tracing_count())
