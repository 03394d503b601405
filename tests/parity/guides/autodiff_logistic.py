# a classifier trained in a tf.function: probabilities, cross entropy, accuracy
# tolerance: 1e-3
import tensorflow as tf
from parity import show

x = tf.random.stateless_normal([32, 2], seed=[3, 4])
y = tf.cast(x[:, 0] - 0.5 * x[:, 1] > 0.1, tf.float32)


class LogisticRegression(tf.Module):
    def __init__(self):
        super().__init__()
        self.built = False

    @tf.function
    def __call__(self, x, train=True):
        print("tracing", train)
        if not self.built:
            self.w = tf.Variable(tf.zeros([x.shape[-1], 1]), name="weights")
            self.b = tf.Variable(0.0, name="bias")
            self.built = True
        z = tf.squeeze(tf.matmul(x, self.w) + self.b, axis=1)
        return z if train else tf.sigmoid(z)


def log_loss(y_pred, y):
    return tf.reduce_mean(tf.nn.sigmoid_cross_entropy_with_logits(labels=y, logits=y_pred))


model = LogisticRegression()
show("first", model(x[:2], train=False))
for epoch in range(30):
    with tf.GradientTape() as tape:
        batch_loss = log_loss(model(x), y)
    for g, v in zip(tape.gradient(batch_loss, model.variables), model.variables):
        v.assign_sub(0.5 * g)
    if epoch % 10 == 0:
        show("loss", batch_loss)
predicted = tf.cast(model(x, train=False) > 0.5, tf.float32)
show("accuracy", tf.reduce_mean(tf.cast(predicted == y, tf.float32)))
print(model.__call__.experimental_get_tracing_count())
