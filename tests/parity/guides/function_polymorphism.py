# a function is polymorphic: one call signature, a graph per kind of argument, and what was traced is seen
import tensorflow as tf
from parity import show


@tf.function
def twice(a):
    print("tracing with", a)
    return a + a


show("int", twice(tf.constant(1)))
show("float", twice(tf.constant(1.1)))
show("text", twice(tf.constant("a")))
show("again", twice(tf.constant("b")))
print(twice.pretty_printed_concrete_signatures())
concrete = twice.get_concrete_function(tf.TensorSpec(shape=None, dtype=tf.string))
show("concrete", concrete(tf.constant("a")))
show("by name", concrete(a=tf.constant("b")))
print(twice.experimental_get_tracing_count())
