# a training step fed with changing batch sizes: a trace per size, which comes back later without one
import numpy as np
import tensorflow as tf


class Linear(tf.Module):
    def __init__(self, n_in, n_out):
        super().__init__()
        self.w = tf.Variable(tf.ones([n_in, n_out]) * 0.1)
        self.b = tf.Variable(tf.zeros([n_out]))

    def __call__(self, x):
        return x @ self.w + self.b


def cross_entropy(labels, logits):
    return tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels, logits))


@tf.function
def train_step(x, y, model, rate, loss_fn):
    with tf.GradientTape() as tape:
        loss = loss_fn(y, model(x))
    gradients = tape.gradient(loss, model.trainable_variables)
    for gradient, variable in zip(gradients, model.trainable_variables):
        variable.assign_sub(rate * gradient)
    return loss


model, data = Linear(5, 10), np.random.RandomState(0)
for epoch in range(2):
    for size in (10, 20, 10, 30):
        x = tf.constant(data.normal(size=(size, 5)), tf.float32)
        y = data.randint(0, 10, size=size)
        loss = train_step(x, y, model, 0.1, cross_entropy)
        print(epoch, size, loss.numpy(), train_step.experimental_get_tracing_count())
