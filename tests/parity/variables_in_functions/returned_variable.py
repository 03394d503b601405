# a variable that is returned comes as a tensor of its value then
import tensorflow as tf

v = tf.Variable(1.0)
f = tf.function(lambda: (v, {"v": v.assign_add(1.0)}))
first, rest = f()
v.assign(50.0)
print(first.numpy(), rest["v"].numpy(), isinstance(first, tf.Variable), tf.is_tensor(first))
