# copy, deepcopy and weak references of tensors
import copy
import gc
import weakref
import tensorflow as tf

x = tf.constant([1.0, 2.0])
print(copy.copy(x).numpy().tolist(), copy.deepcopy(x).numpy().tolist(), copy.deepcopy(x) is x)
print(copy.deepcopy({"a": x, "b": [x]})["b"][0].numpy().tolist())
reference = weakref.ref(x)
print(reference() is x)
del x
gc.collect()
print(reference())
print(tf.identity(tf.constant(3)).numpy(), tf.constant([1, 2]).numpy().copy().tolist())
