# an optimizer makes variables in its first step: one tf.function per optimizer
# tolerance: 1e-4
import tensorflow as tf
from parity import attempt, show

w, x, y = tf.Variable([2.0, 3.0]), tf.constant([1.0, 2.0]), tf.constant([3.0, 1.0])


def make_step(optimizer):
    @tf.function
    def step(w, x, y):
        with tf.GradientTape() as tape:
            loss = tf.reduce_sum(tf.square(w * x - y))
        (gradient,) = tape.gradient(loss, [w])
        optimizer.apply_gradients([(gradient, w)])
        return loss

    return step


for name in ("SGD", "Adam"):
    step = make_step(getattr(tf.optimizers, name)(learning_rate=0.1))
    w.assign([2.0, 3.0])
    show(name, [step(w, x, y) for _ in range(3)])
    show("w", w)
