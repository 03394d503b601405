# What a write gives: another object for the same variable, called UnreadVariable.
import tensorflow as tf
from parity import attempt, show

v, table = tf.Variable([1.0, 2.0, 3.0], name="v"), tf.Variable(tf.zeros([3, 2]))
rows = tf.IndexedSlices(tf.constant([[2.0, 3.0]]), tf.constant([1]))
writes = {
    "assign": lambda: v.assign([1.0, 2.0, 3.0]),
    "assign_add": lambda: v.assign_add([1.0, 1.0, 1.0]),
    "assign_sub": lambda: v.assign_sub(v),
    "slice": lambda: v[1].assign(9.0),
    "slices": lambda: v[1:].assign([7.0, 8.0]),
    "scatter_nd_update": lambda: v.scatter_nd_update([[0]], [5.0]),
    "scatter_add": lambda: table.scatter_add(rows),
    "scatter_update": lambda: table.scatter_update(rows),
    "batch_scatter_update": lambda: table.batch_scatter_update(tf.IndexedSlices(tf.constant([[4.0]] * 3), tf.constant([[0], [1], [0]]))),
}
for name, write in writes.items():
    result = write()
    print(name, type(result).__name__, repr(result))
    print(isinstance(result, tf.Variable), result is v, result.name, result.shape, result.dtype.name, result.trainable)
print(repr(v))
print(v.assign([1.0, 1.0, 1.0], read_value=False), v.assign_add([1.0, 1.0, 1.0], read_value=False))

result = v.assign([1.0, 1.0, 1.0])
v.assign([2.0, 2.0, 2.0])
show("what it is now", (result, result + 1.0, tf.convert_to_tensor(result), result.read_value()))
show("one after the other", v.assign([1.0, 2.0, 3.0]).assign_add([1.0, 1.0, 1.0]).assign_sub([0.5, 0.5, 0.5]))
show("the variable", v)
print(v.ref() == v.ref(), result.ref() == v.ref())

with tf.GradientTape() as tape:
    y = v.assign([3.0, 4.0, 5.0]) * v
show("gradient", tape.gradient(y, v))


@tf.function
def f():
    result = v.assign_add([1.0, 1.0, 1.0])
    print("traced", repr(result), result.name)
    return result


show("returned", f())
show("methods are functions", (tf.function(v.assign_sub)([1.0, 1.0, 1.0]), tf.function(v.read_value)()))
print(tf.function(v.assign).get_concrete_function(tf.TensorSpec([3])).structured_input_signature)
attempt(lambda: v.assign_add([1.0, 2.0]), "Cannot update variable with shape [3] using a Tensor with shape [2], shapes must be equal.")
attempt(lambda: v.assign_sub(1.0), "Cannot update variable with shape [3] using a Tensor with shape [], shapes must be equal.")
