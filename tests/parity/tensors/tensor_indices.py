# scalar tensors as indices and bounds, eagerly and in a function
import tensorflow as tf
from parity import show

x = tf.range(10)
i = tf.constant(3)
show("index", x[i])
show("bounds", x[i : i + 4])
show("step", x[:: tf.constant(-2)])
show("mixed", tf.reshape(x, [2, 5])[tf.constant(1), : tf.constant(2)])


@tf.function
def window(v, start, size):
    part = v[start : start + size]
    print("static shape", part.shape)
    return part


show("function", window(x, tf.constant(2), tf.constant(3)))
show("again", window(x, tf.constant(5), tf.constant(4)))
