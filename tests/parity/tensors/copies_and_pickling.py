# copy, deepcopy, pickle and weak references of tensors
import copy
import gc
import pickle
import weakref
import tensorflow as tf
from parity import attempt

x = tf.constant([1.0, 2.0])
print(copy.copy(x).numpy().tolist(), copy.deepcopy(x).numpy().tolist(), copy.deepcopy(x) is x)
print(copy.deepcopy({"a": x, "b": [x]})["b"][0].numpy().tolist())
reference = weakref.ref(x)
print(reference() is x)
del x
gc.collect()
print(reference())
print(tf.identity(tf.constant(3)).numpy(), tf.constant([1, 2]).numpy().copy().tolist())

again = lambda value: pickle.loads(pickle.dumps(value))
for value in ([1.0, 2.0], "a", ["a", "b"], True, 2**40, [[1, 2]]):
    print(again(tf.constant(value)))
print(again(tf.constant([1.5], tf.bfloat16)), again(tf.zeros([0, 2])), again({"a": [tf.constant(1)]}))
v = again(tf.Variable([1.0, 2.0], name="kept", trainable=False))
print(v, v.trainable, v.assign([3.0, 4.0]).numpy().tolist())
slices = again(tf.IndexedSlices(tf.constant([[1.0]]), tf.constant([2]), tf.constant([4, 1])))
print(tf.convert_to_tensor(slices).numpy().tolist())
print(again(tf.float32) is tf.float32, again(tf.TensorShape([1, None])), again(tf.TensorSpec([1], tf.int32, "n")))
error = again(tf.errors.NotFoundError(None, None, "gone"))
print(type(error).__name__, error.message, error.error_code)
attempt(lambda: tf.function(lambda x: pickle.dumps(x) and x)(tf.constant(1)), "cannot pickle")
