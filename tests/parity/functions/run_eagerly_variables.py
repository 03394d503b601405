# the rule about creating variables does not hold when functions run eagerly
import tensorflow as tf

tf.config.run_functions_eagerly(True)


@tf.function
def f(x):
    return tf.Variable(2.0) * x


print(f(tf.constant(1.0)).numpy(), f(tf.constant(2.0)).numpy())
