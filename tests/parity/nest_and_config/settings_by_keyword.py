# settings by keyword
import tensorflow as tf

tf.config.run_functions_eagerly(run_eagerly=True)
print(tf.config.functions_run_eagerly())
tf.config.run_functions_eagerly(run_eagerly=False)
print(tf.config.functions_run_eagerly())
tf.config.threading.set_intra_op_parallelism_threads(num_threads=2)
tf.config.threading.set_inter_op_parallelism_threads(num_threads=3)
print(tf.config.threading.get_intra_op_parallelism_threads(), tf.config.threading.get_inter_op_parallelism_threads())
tf.config.set_soft_device_placement(enabled=True)
tf.config.optimizer.set_jit(enabled=True)
tf.debugging.set_log_device_placement(enabled=False)
print(tf.config.get_soft_device_placement(), tf.config.optimizer.get_jit())
