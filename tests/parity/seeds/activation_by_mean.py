# an activation that is chosen by the mean of its input: one trace, both in it, gradients too
import tensorflow as tf
from parity import show


@tf.function
def activation(x):
    if tf.reduce_mean(x) > 0.5:
        return tf.nn.relu(x)
    else:
        return tf.nn.sigmoid(x)


for values in ([2.0, -0.5, 1.0], [-1.0, 0.0, 1.0]):
    x = tf.constant(values)
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = activation(x)
    show("y", y)
    show("dx", tape.gradient(y, x))
print(activation.experimental_get_tracing_count())
