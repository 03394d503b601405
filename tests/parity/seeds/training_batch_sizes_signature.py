# the same with an input_signature that leaves the batch open: one trace
import numpy as np
import tensorflow as tf

w = tf.Variable(tf.ones([5, 10]) * 0.1)


@tf.function(input_signature=[tf.TensorSpec([None, 5], tf.float32), tf.TensorSpec([None], tf.int64)])
def train_step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(y, x @ w))
    w.assign_sub(0.1 * tape.gradient(loss, w))
    return loss


data = np.random.RandomState(0)
for size in (10, 20, 10, 30):
    loss = train_step(data.normal(size=(size, 5)).astype("float32"), data.randint(0, 10, size=size))
    print(size, loss.numpy(), train_step.experimental_get_tracing_count())
