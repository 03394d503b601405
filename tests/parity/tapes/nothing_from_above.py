# where nothing comes from above, a gradient is 0, also of what is not finite there
import tensorflow as tf


def gradient(f, x, above):
    x = tf.constant(x)
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = f(x)
    return tape.gradient(y, x, output_gradients=tf.constant(above))


for f in (tf.sqrt, tf.math.rsqrt, tf.math.reciprocal):
    for compiled in (f, tf.function(f)):
        print(gradient(compiled, [0.0, 0.0, 4.0], [0.0, 1.0, 1.0]).numpy())

x = tf.Variable([[3.0, 4.0], [0.0, 0.0]])
with tf.GradientTape() as tape:
    y = tf.reduce_sum(tf.norm(x, axis=1) * [1.0, 0.0])
print(tape.gradient(y, x).numpy())

points = tf.Variable([[0.0, 0.0], [3.0, 4.0], [6.0, 8.0]])
with tf.GradientTape() as tape:
    apart = points[:, None, :] - points[None, :, :]
    distances = tf.sqrt(tf.reduce_sum(apart * apart, axis=-1))
    total = tf.reduce_sum(distances * (1.0 - tf.eye(3)))
print(tape.gradient(total, points).numpy())
