# to_code, to_graph and converted functions outside of tf.function
import tensorflow as tf


def f(x):
    if x > 0:
        x = x * x
    return x


code = tf.autograph.to_code(f)
print(isinstance(code, str), "def " in code, "if_stmt" in code or len(code) > 50)
converted = tf.autograph.to_graph(f)
print(callable(converted), converted(tf.constant(3)).numpy(), converted(tf.constant(-3)).numpy(), converted(4))
print(tf.autograph.experimental.Feature.ALL.name, tf.autograph.experimental.Feature.LISTS.name)
tf.autograph.set_verbosity(0)
