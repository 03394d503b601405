# output_gradients weigh the targets; targets may be a list
import tensorflow as tf
from parity import attempt, show

x = tf.Variable([1.0, 2.0, 3.0])
with tf.GradientTape(persistent=True) as tape:
    y = x**2
    z = x**3
show("weighted", tape.gradient(y, x, output_gradients=tf.constant([1.0, 0.0, -1.0])))
show("targets add up", tape.gradient([y, z], x))
show("both weighted", tape.gradient([y, z], x, output_gradients=[tf.ones([3]), tf.zeros([3])]))
show("dict of targets", tape.gradient({"y": y, "z": z}, x))
attempt(lambda: tape.gradient(y, x, output_gradients=tf.ones([2])))
attempt(lambda: tape.gradient(None, x))
attempt(lambda: tape.gradient(y, None))
attempt(lambda: tape.gradient(y, "x"))
