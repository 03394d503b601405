# unconnected_gradients: zeros of the source's shape instead of None
import tensorflow as tf
from parity import attempt, show

x, y = tf.Variable([1.0, 2.0]), tf.Variable(3.0)
with tf.GradientTape() as tape:
    z = y**2
show("zero", tape.gradient(z, [x, y], unconnected_gradients=tf.UnconnectedGradients.ZERO))
with tf.GradientTape() as tape:
    z = y**2
show("by name", tape.gradient(z, x, unconnected_gradients="zero"))
with tf.GradientTape() as tape:
    z = y**2
attempt(lambda: tape.gradient(z, x, unconnected_gradients="nonsense"))
print(tf.UnconnectedGradients.NONE.value, tf.UnconnectedGradients.ZERO.value)
