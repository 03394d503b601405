# a regression trained by each kind inside of a function
import tensorflow as tf

xs = tf.reshape(tf.linspace(-1.0, 1.0, 20), [20, 1])
ys = 2.0 * xs - 0.5
for kind, rate in [("SGD", 0.3), ("Adam", 0.1), ("RMSprop", 0.05), ("Adagrad", 0.5), ("Lion", 0.05)]:
    w, b = tf.Variable([[0.0]]), tf.Variable([0.0])
    optimizer = getattr(tf.optimizers, kind)(rate)

    @tf.function
    def step():
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((xs @ w + b - ys) ** 2)
        optimizer.apply_gradients(zip(tape.gradient(loss, [w, b]), [w, b]))
        return loss

    losses = [float(step()) for _ in range(10)]
    print(kind, round(losses[0], 4), round(losses[-1], 4), round(float(w[0, 0]), 3), round(float(b[0]), 3))
