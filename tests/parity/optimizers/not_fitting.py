# no gradients, unknown variables, gradients that do not fit
import warnings
import tensorflow as tf
from parity import attempt, show

v, u = tf.Variable([1.0, 2.0]), tf.Variable([3.0, 4.0])
attempt(lambda: tf.optimizers.SGD(0.5).apply_gradients([(None, v)]), "No gradients provided for any variable")
optimizer = tf.optimizers.SGD(0.5, name="plain")
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    optimizer.apply_gradients([(tf.ones([2]), v), (None, u)])
print(len(caught), "Gradients do not exist" in str(caught[0].message))
show("v", v)
show("u", u)
attempt(lambda: optimizer.apply_gradients([(tf.ones([2]), tf.Variable([1.0, 1.0]))]), "Unknown variable")
attempt(lambda: optimizer.apply_gradients([(tf.ones([3]), v)]))
optimizer.apply([tf.ones([2]), tf.ones([2])])
show("as it was built", [v, u])
optimizer.apply([tf.ones([2])], [u])
show("some of them", [v, u])
print(int(optimizer.iterations), optimizer.name, optimizer.built)
