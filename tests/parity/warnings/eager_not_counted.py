# calls while functions run eagerly are not counted
import tensorflow as tf
from parity import warnings_of


@tf.function
def f(n):
    return tf.constant(n)


tf.config.run_functions_eagerly(True)
print(warnings_of(lambda: [f(n) for n in range(10)]))
tf.config.run_functions_eagerly(False)
print(warnings_of(lambda: [f(n) for n in range(4)]))
print(warnings_of(lambda: f(4)))
