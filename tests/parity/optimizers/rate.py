# the rate is read and set between steps, inside and outside of a function, without a new trace
import tensorflow as tf
from parity import show

w = tf.Variable([1.0, 2.0])
optimizer = tf.optimizers.SGD(0.1)
print(round(float(optimizer.learning_rate), 6), int(optimizer.iterations))


@tf.function
def step():
    optimizer.apply_gradients([(tf.ones([2]), w)])
    return w.read_value()


show("first", step())
before = step.experimental_get_tracing_count()
optimizer.learning_rate = 1.0
show("at another rate", step())
optimizer.learning_rate.assign(0.0)
show("at none", step())
print(step.experimental_get_tracing_count() == before, int(optimizer.iterations), float(optimizer.learning_rate))
rate = tf.optimizers.SGD(lambda: 0.25)
v = tf.Variable(1.0)
rate.apply([tf.constant(1.0)], [v])
show("by a callable", v)
