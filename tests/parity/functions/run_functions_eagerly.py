# run_functions_eagerly: bodies run as plain Python and nothing is traced
import tensorflow as tf


@tf.function
def f(x):
    print("running", tf.executing_eagerly(), hasattr(x, "numpy"))
    return x + 1.0


@tf.function(input_signature=[tf.TensorSpec([], tf.float32)])
def g(x):
    print("got", type(x).__name__)
    return x


tf.config.run_functions_eagerly(True)
print(tf.config.functions_run_eagerly())
f(tf.constant(1.0))
f(tf.constant(1.0))
print(f.experimental_get_tracing_count(), g(3))
concrete = f.get_concrete_function(tf.constant(1.0))
print(f.experimental_get_tracing_count())
tf.config.run_functions_eagerly(False)
f(tf.constant([1.0]))
f(tf.constant([1.0]))
print(f.experimental_get_tracing_count())
