# None gradients are left out with a warning; all None is an error
import tensorflow as tf
from parity import attempt

a, b = tf.Variable(1.0), tf.Variable(1.0)
optimizer = tf.optimizers.SGD(0.5)
optimizer.build([a, b])
optimizer.apply_gradients([(tf.constant(1.0), a), (None, b)])
print(float(a), float(b))
attempt(lambda: optimizer.apply_gradients([(None, a), (None, b)]), "No gradients provided for any variable")
print(int(optimizer.iterations))
