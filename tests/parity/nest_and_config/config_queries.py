# questions to tf.config that have an answer everywhere
import tensorflow as tf
from parity import attempt

cpus = tf.config.list_physical_devices("CPU")
print(len(cpus), cpus[0].device_type, cpus[0].name)
print(
    tf.config.list_physical_devices("GPU"),
    tf.config.list_logical_devices("GPU"),
    len(tf.config.list_logical_devices("CPU")),
)
print(tf.config.functions_run_eagerly(), tf.executing_eagerly(), tf.inside_function())
print(len(tf.config.get_visible_devices("CPU")))
print(isinstance(tf.config.threading.get_intra_op_parallelism_threads(), int), tf.config.get_soft_device_placement())
with tf.device("CPU:0"):
    print((tf.constant(1) + 1).device.endswith("CPU:0"))
with tf.device("/CPU:0"):
    print(tf.constant([1.0]).numpy())
print(isinstance(tf.__version__, str), tf.version.VERSION == tf.__version__)
attempt(lambda: tf.function(tf.inside_function)())
