# grad_pass_through: a function whose gradients are those of a function that returns its arguments.
import tensorflow as tf
from parity import attempt, show

x, w = tf.Variable(1.3), tf.Variable(2.0)
with tf.GradientTape(persistent=True) as tape:
    rounded = tf.grad_pass_through(tf.round)(x)
    scaled = tf.grad_pass_through(lambda a: tf.round(a * w))(x) * 3.0
    first, second = tf.grad_pass_through(lambda a, b: (tf.floor(a), tf.floor(b) + 10.0))(x, w)
    both = first * 2.0 + second * 5.0
show("values", [rounded, scaled, both])
show("by x", [tape.gradient(rounded, x), tape.gradient(scaled, x)])
print("by the variable that it reads:", tape.gradient(scaled, w))
show("by both", tape.gradient(both, [x, w]))


@tf.grad_pass_through
def quantized(v, step=0.5):
    return tf.round(v / step) * step


@tf.function
def traced(v):
    with tf.GradientTape() as tape:
        tape.watch(v)
        y = quantized(v) ** 2
    return y, tape.gradient(y, v)


print(quantized.__name__)
show("traced", traced(tf.constant([-1.3, 0.8])))
attempt(lambda: tf.grad_pass_through(lambda a: (a, a))(x))
