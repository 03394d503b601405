# the Hessian as the jacobian of a gradient, and a Newton step with it
# tolerance: 1e-3
import tensorflow as tf
from parity import show

x = tf.constant([[0.1, 0.2], [0.4, 0.5], [-0.3, 0.8]])
w = tf.Variable([[0.5, -1.0], [1.0, 2.0]])
with tf.GradientTape() as t2:
    with tf.GradientTape() as t1:
        loss = tf.reduce_mean(tf.nn.softplus(x @ w) ** 2)
    g = t1.gradient(loss, w)
h = t2.jacobian(g, w)
print(w.shape, g.shape, h.shape)
n_params = tf.reduce_prod(w.shape)
g_vec, h_mat = tf.reshape(g, [n_params, 1]), tf.reshape(h, [n_params, n_params])
show("symmetric", tf.reduce_max(tf.abs(h_mat - tf.transpose(h_mat))) < 1e-6)
show("Hessian", h_mat)
show("gradient", g_vec)


@tf.function
def newton(v):
    with tf.GradientTape() as outer:
        outer.watch(v)
        with tf.GradientTape() as inner:
            inner.watch(v)
            y = v**4 - 3.0 * v**3 + 2.0
        slope = inner.gradient(y, v)
    curvature = outer.gradient(slope, v)
    return v - slope / curvature


v = tf.constant(6.0)
for _ in range(8):
    v = newton(v)
show("minimum", v)
print(newton.experimental_get_tracing_count())
