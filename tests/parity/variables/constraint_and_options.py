# options that a variable keeps, and those that make no sense
import tensorflow as tf
from parity import attempt, show

v = tf.Variable([-1.0, 2.0], constraint=tf.nn.relu, name="c")
show("constraint", v.constraint(v))
print(v.trainable, tf.Variable(1, trainable=None).trainable, tf.Variable(1).trainable, tf.Variable("s").trainable)
print(tf.Variable(1.0, synchronization=tf.VariableSynchronization.ON_READ).trainable, tf.VariableAggregation.MEAN.name)
print(tf.Variable(1.0, aggregation=tf.VariableAggregation.SUM).aggregation.name)
with tf.name_scope("outer"):
    print(tf.Variable(1.0, name="x").name, tf.Variable(1.0).name)
attempt(lambda: setattr(v, "shape", [3]))
attempt(lambda: setattr(v, "dtype", tf.int32))
v.note = "kept"
print(v.note)
