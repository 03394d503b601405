# functions of the library can be decorated
import tensorflow as tf
from parity import show

add, relu, stack = tf.function(tf.add), tf.function(tf.nn.relu), tf.function(tf.stack)
show("add", add(tf.constant(1), tf.constant(2)))
show("add by name", add(x=tf.constant(1), y=tf.constant(5)))
show("relu", relu(tf.constant([-1.0, 2.0])))
show("stack", stack([tf.constant(1), tf.constant(2)]))
print(add.__name__, add.experimental_get_tracing_count())
