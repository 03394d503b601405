# nextafter: zeros, infinities, NaN and the largest and least numbers, and its gradient.
# exact
import tensorflow as tf
from parity import show

inf, nan = float("inf"), float("nan")
a = tf.constant([1.5, 0.0, -0.0, 3.0, inf, -inf, nan, -1e-45, 1e-45, 3.4028235e38])
b = tf.constant([2.0, 1.0, -1.0, 3.0, 0.0, 0.0, 1.0, 1.0, -1.0, inf])
show("bits", tf.bitcast(tf.math.nextafter(a, b), tf.int32))
x, y = a[:4], 2.0 * b[:4]
with tf.GradientTape() as tape:
    tape.watch([x, y])
    z = tf.math.nextafter(x, y) * 3.0
show("gradients", tape.gradient(z, [x, y], unconnected_gradients="zero"))
