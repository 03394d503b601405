# variables: shape, dtype, name, conversion; what looks like a tensor, and what makes a new one
import tensorflow as tf
from parity import attempt, show

my_variable = tf.Variable(tf.constant([[1.0, 2.0], [3.0, 4.0]]))
bool_variable = tf.Variable([False, False, False, True])
print("Shape:", my_variable.shape)
print("DType:", my_variable.dtype)
show("As NumPy", my_variable.numpy())
print(bool_variable)
show("as a tensor", tf.convert_to_tensor(my_variable))
show("highest value at", tf.math.argmax(my_variable))
show("reshaped", tf.reshape(my_variable, [1, 4]))
print(my_variable.shape)
a = tf.Variable([2.0, 3.0])
a.assign([1, 2])
show("assigned", a)
attempt(lambda: a.assign([1.0, 2.0, 3.0]))
a, b = tf.Variable([2.0, 3.0]), None
b = tf.Variable(a)
a.assign([5, 6])
show("a and b", [a, b])
show("added", a.assign_add([2, 3]))
show("subtracted", a.assign_sub([7, 9]))
