# a model fitted with tapes and plain steps: the loss falls, the weights come near
# tolerance: 1e-3
import tensorflow as tf
from parity import show

TRUE_W, TRUE_B = 3.0, 2.0
x = tf.linspace(-2.0, 2.0, 21)
y = x * TRUE_W + TRUE_B


class MyModel(tf.Module):
    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self.w, self.b = tf.Variable(5.0), tf.Variable(0.0)

    def __call__(self, x):
        return self.w * x + self.b


def loss(target_y, predicted_y):
    return tf.reduce_mean(tf.square(target_y - predicted_y))


@tf.function
def train(model, x, y, learning_rate):
    print("tracing")
    with tf.GradientTape() as t:
        current_loss = loss(y, model(x))
    dw, db = t.gradient(current_loss, [model.w, model.b])
    model.w.assign_sub(learning_rate * dw)
    model.b.assign_sub(learning_rate * db)


model = MyModel()
show("variables", model.variables)
for epoch in range(10):
    train(model, x, y, learning_rate=0.1)
    if epoch % 3 == 0:
        print(f"Epoch {epoch}: w={model.w.numpy():.3f} b={model.b.numpy():.3f} loss={loss(y, model(x)).numpy():.4f}")
show("trained", [model.w, model.b])
