# a training loop over a module's trainable variables
import tensorflow as tf


class Linear(tf.Module):
    def __init__(self):
        super().__init__()
        self.w = tf.Variable(5.0, name="w")
        self.b = tf.Variable(0.0, name="b")

    def __call__(self, x):
        return self.w * x + self.b


model = Linear()
xs = tf.linspace(-2.0, 2.0, 21)
ys = xs * 3.0 + 2.0


@tf.function
def train(rate):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((ys - model(xs)) ** 2)
    for variable, gradient in zip(model.trainable_variables, tape.gradient(loss, model.trainable_variables)):
        variable.assign_sub(rate * gradient)
    return loss


for epoch in range(6):
    loss = train(tf.constant(0.1))
    print(epoch, round(float(loss), 4), round(float(model.w), 4), round(float(model.b), 4))
print([v.name for v in model.trainable_variables], train.experimental_get_tracing_count())
