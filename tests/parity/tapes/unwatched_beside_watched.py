# a tensor that is not watched has no gradient, also where it takes part in an op beside one that is
import tensorflow as tf

x = tf.Variable([3.0, 4.0])
m = tf.Variable([[1.0, 2.0], [3.0, 4.0]])


def connected(f, w):
    with tf.GradientTape() as tape:
        y = f(w)
    return tape.gradient(y, w) is not None


def connected_in_a_trace(f, w):
    return bool(tf.function(lambda: tf.constant(connected(f, w)))())


c, d = tf.constant([1.0, 2.0]), tf.constant([[1.0, 2.0], [3.0, 5.0]])
for f, w in [
    (lambda w: w * x, c),
    (lambda w: w / x + w, c),
    (lambda w: tf.maximum(w, x), c),
    (lambda w: w @ m, d),
    (lambda w: tf.concat([w, x], 0), c),
    (lambda w: tf.add_n([w, x * 1.0]), c),
    (lambda w: tf.tensor_scatter_nd_update(w, [[0]], x[:1]), c),
    (lambda w: tf.cond(tf.constant(True), lambda: w * x, lambda: x), c),
    (lambda w: tf.while_loop(lambda i, a: i < 3, lambda i, a: (i + 1, a * w * x), [0, w])[1], c),
    (tf.function(lambda w: w * x), c),
    (tf.custom_gradient(lambda w: (w * x, lambda dy, variables=None: (dy, [None]))), c),
]:
    print(connected(f, w), connected_in_a_trace(f, w))


def asked(w):
    with tf.GradientTape(persistent=True) as tape:
        y = w * x[0]
        with tape.stop_recording():
            p = y * 2.0
        z = p * x[1] + y
    asked = [(w, w), ([w, y], w), (z, p), (z, y), (p, p), ([p, z], p), (y, x), (z, w)]
    return [None if g is None else tf.convert_to_tensor(g) for g in (tape.gradient(y, s) for y, s in asked)]


def shown(gradients):
    return [None if g is None else g.numpy().tolist() for g in gradients]


print(shown(asked(tf.constant(2.0))))
tf.function(lambda w: print([g is None for g in asked(w)]))(tf.constant(2.0))
for unconnected in ["none", "zero"]:
    with tf.GradientTape(persistent=True) as tape:
        y = c * x
        rows = d * x
    jacobian = tape.jacobian(y, c, unconnected_gradients=unconnected)
    print(jacobian if jacobian is None else jacobian.numpy().tolist(), tape.jacobian(y, x).numpy().tolist())
    print(tape.batch_jacobian(rows, d, unconnected_gradients=unconnected).numpy().tolist())
