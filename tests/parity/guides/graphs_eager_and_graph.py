# one function eagerly and as a graph gives the same; Python inside runs once per trace
import tensorflow as tf
from parity import show


def a_regular_function(x, y, b):
    x = tf.matmul(x, y)
    x = x + b
    return x


a_function_that_uses_a_graph = tf.function(a_regular_function)
x1, y1, b1 = tf.constant([[1.0, 2.0]]), tf.constant([[2.0], [3.0]]), tf.constant(4.0)
eager = a_regular_function(x1, y1, b1)
graph = a_function_that_uses_a_graph(x1, y1, b1)
show("eager", eager)
show("graph", graph)
print(bool(tf.reduce_all(eager == graph)))


def inner_function(x, y, b):
    print("inner runs")
    return tf.matmul(x, y) + b


@tf.function
def outer_function(x):
    print("outer runs")
    y = tf.constant([[2.0], [3.0]])
    b = tf.constant(4.0)
    return inner_function(x, y, b)


for _ in range(3):
    show("outer", outer_function(tf.constant([[1.0, 2.0]])))
print(type(outer_function).__name__ != "function", callable(outer_function))
