# variables and tensors are placed on a device; the CPU is always there
import tensorflow as tf
from parity import show

with tf.device("CPU:0"):
    a = tf.Variable([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
    b = tf.constant([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
    c = tf.matmul(a, b)
show("c", c)
print(a.device.endswith("CPU:0"), b.device.endswith("CPU:0"), c.device.endswith("CPU:0"))
with tf.device("CPU:0"):
    k = a * tf.Variable([[1.0, 2.0, 3.0]])
show("k", k)
print(len(tf.config.list_physical_devices("CPU")), len(tf.config.list_physical_devices("GPU")))
print([d.device_type for d in tf.config.list_logical_devices()])
