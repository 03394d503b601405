# names of variables, which need not be unique, and variables that are not trained
import gc
import weakref
import tensorflow as tf
from parity import show

my_tensor = tf.constant([[1.0, 2.0]])
a = tf.Variable(my_tensor, name="Mark")
b = tf.Variable(my_tensor + 1, name="Mark")
show("equal", a == b)
print(a.name, b.name, a is b)
step_counter = tf.Variable(1, trainable=False)
print(step_counter.trainable, a.trainable)
with tf.name_scope("outer"):
    c = tf.Variable(0.0, name="c")
print(c.name)
d = tf.Variable(0.0)
print(d.name)
reference = weakref.ref(d)
del d
gc.collect()
print(reference() is None)


class Holder(tf.Module):
    def __init__(self):
        super().__init__(name="holder")
        with self.name_scope:
            self.inside = tf.Variable(1.0, name="inside")
        self.fixed = tf.Variable(2.0, trainable=False, name="fixed")


h = Holder()
print([v.name for v in h.variables], [v.name for v in h.trainable_variables])
