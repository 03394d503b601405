# a training step fed with float32, then with float64: a second trace, which the weights do not fit
import tensorflow as tf
from parity import attempt

w = tf.Variable(tf.ones([5, 2]))


@tf.function
def train_step(x, y):
    print("tracing", x.dtype.name)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(x @ w - y))
    w.assign_sub(0.1 * tape.gradient(loss, w))
    return loss


for dtype in (tf.float32, tf.float64, tf.float32):
    attempt(lambda: train_step(tf.ones([4, 5], dtype), tf.zeros([4, 2], dtype)))
print(train_step.experimental_get_tracing_count())
