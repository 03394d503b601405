# identity, group, no_op and control_dependencies
import sys
import tensorflow as tf
from parity import show

x = tf.constant([1, 2])
y = tf.identity(x)
print(y is x, y.numpy().tolist(), tf.no_op(), tf.group(x, y))
v = tf.Variable(1)


@tf.function
def f():
    with tf.control_dependencies([v.assign_add(1)]):
        tf.print("first", output_stream=sys.stdout)
        value = tf.identity(v)
    tf.group(v.assign_add(10), tf.no_op())
    return value, v.read_value()


show("f", f())
show("v", v)
show("stop_gradient", tf.stop_gradient(x))
