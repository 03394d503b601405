# a loop on a tensor's value becomes part of the graph, and its steps are seen when it runs
import sys
import tensorflow as tf
from parity import show


@tf.function
def f(x):
    print("tracing")
    while tf.reduce_sum(x) > 1:
        tf.print("sum is", tf.reduce_sum(x) > 2, output_stream=sys.stdout)
        x = tf.tanh(x)
    return x


show("settles", f(tf.constant([0.9, 0.8, 0.5, 0.7, 0.1])))
show("at once", f(tf.constant([0.1, 0.1, 0.1, 0.1, 0.1])))
print(f.experimental_get_tracing_count())
print("while" in tf.autograph.to_code(f.python_function))
