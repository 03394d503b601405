# what a function with its own gradient is given by keyword has no gradient, tensor or not
import tensorflow as tf


@tf.custom_gradient
def scaled(x, *, k=2.0):
    def grad(dy):
        return dy * k * 10.0

    return x * k, grad


x, k = tf.constant(3.0), tf.constant(5.0)
for given in [{}, {"k": 4.0}, {"k": k}]:
    with tf.GradientTape() as tape:
        tape.watch([x, k])
        y = scaled(x, **given)
    dx, dk = tape.gradient(y, [x, k])
    print(float(y), float(dx), dk)
v = tf.Variable(2.0)


@tf.custom_gradient
def with_variable(x, k):
    def grad(dy, variables=None):
        return (dy * 7.0, dy * 8.0), [dy * 9.0 for _ in variables]

    return x * k * v, grad


for call in [lambda: with_variable(x, k), lambda: with_variable(x, k=k), lambda: with_variable(k=k, x=x)]:
    try:
        with tf.GradientTape() as tape:
            tape.watch([x, k])
            y = call()
        print(float(y), [g is not None and float(g) for g in tape.gradient(y, [x, k, v])])
    except ValueError as e:
        print("ValueError", "expected to return" in str(e))
