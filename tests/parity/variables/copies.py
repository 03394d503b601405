# deepcopy of variables and modules makes variables of their own
import copy
import gc
import weakref
import tensorflow as tf

v = tf.Variable([1.0, 2.0], name="v", trainable=False)
w = copy.deepcopy(v)
w.assign([5.0, 6.0])
print(v.numpy().tolist(), w.numpy().tolist(), w.trainable, w.name, w.dtype)
both = copy.deepcopy([v, v])
print(both[0] is both[1], both[0] is v)
module = tf.Module(name="m")
module.v = tf.Variable(1.0)
other = copy.deepcopy(module)
other.v.assign(9.0)
print(module.v.numpy(), other.v.numpy(), len(other.variables), other.name)
r = weakref.ref(v)
del v
gc.collect()
print(r())
