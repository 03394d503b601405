# assign, assign_add, assign_sub: values, results, dtypes and shapes that do not fit
import tensorflow as tf
from parity import attempt, show

v = tf.Variable([1.0, 2.0])
result = v.assign([3.0, 4.0])
print(isinstance(result, tf.Variable))
show("assigned", v)
show("add", v.assign_add([1.0, 1.0]))
show("sub", v.assign_sub([0.5, 0.5]))
show("chain", v.assign([0.0, 0.0]).assign_add([1.0, 2.0]))
show("ints follow", v.assign([5, 6]))
print(v.assign([1.0, 1.0], read_value=False))
attempt(lambda: v.assign([1.0, 2.0, 3.0]), "shape")
attempt(lambda: v.assign(1.0))
attempt(lambda: v.assign(tf.constant([1, 2])))
attempt(lambda: v.assign(tf.constant([1.0, 2.0], tf.float64)))
attempt(lambda: v.assign_add([1.0, 2.0, 3.0]))
attempt(lambda: v.assign("a"))
attempt(lambda: v.assign_add(1.0))
show("whole", v)
