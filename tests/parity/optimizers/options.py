# learning_rate can be read and changed; iterations count; variables and configuration
import tensorflow as tf
from parity import attempt

v = tf.Variable([1.0])
optimizer = tf.optimizers.SGD(0.1, momentum=0.9)
print(round(float(optimizer.learning_rate), 6), int(optimizer.iterations))
optimizer.apply_gradients([(tf.constant([1.0]), v)])
optimizer.learning_rate = 0.5
optimizer.apply_gradients([(tf.constant([1.0]), v)])
print(v.numpy().tolist(), round(float(optimizer.learning_rate), 6), int(optimizer.iterations))
optimizer.learning_rate.assign(0.0)
optimizer.apply_gradients([(tf.constant([1.0]), v)])
config = optimizer.get_config()
print(config["momentum"], config["nesterov"], round(float(config["learning_rate"]), 6), config["name"])
print(tf.optimizers.Adam.from_config({"learning_rate": 0.25}).get_config()["beta_1"])
attempt(lambda: optimizer.apply_gradients([(tf.constant([1.0, 2.0]), v)]))
attempt(lambda: optimizer.apply_gradients([]))
attempt(lambda: tf.optimizers.SGD("fast"))
attempt(lambda: tf.optimizers.SGD(0.1, no_such=1))
attempt(lambda: tf.optimizers.SGD(0.1, momentum=2.0))
