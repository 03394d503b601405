# the same with reduce_retracing: two traces, the second for all sizes
import numpy as np
import tensorflow as tf

w = tf.Variable(tf.ones([5, 1]) * 0.1)


@tf.function(reduce_retracing=True)
def train_step(x, y):
    print("tracing", x.shape)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(x @ w - y))
    w.assign_sub(0.1 * tape.gradient(loss, w))
    return loss


data = np.random.RandomState(1)
for size in (10, 20, 10, 30, 7):
    x = data.normal(size=(size, 5)).astype("float32")
    print(size, train_step(x, x[:, :1]).numpy(), train_step.experimental_get_tracing_count())
