# TensorSpec: construction, equality, what is compatible
import numpy as np
import tensorflow as tf
from parity import attempt

spec = tf.TensorSpec([None, 2], tf.float32, "x")
print(spec, spec.shape, spec.dtype, spec.name)
print(repr(tf.TensorSpec([])), tf.TensorSpec(None, "int64"), tf.TensorSpec(3, tf.bool))
same = tf.TensorSpec([None, 2], tf.float32, "x")
print(spec == same, spec == tf.TensorSpec([None, 2]), spec != tf.TensorSpec([1, 2]), hash(spec) == hash(same))
for value in (tf.ones([1, 2]), tf.ones([2, 1]), tf.ones([2]), tf.ones([3, 2], tf.int32), np.ones([3, 2], np.float32)):
    print(spec.is_compatible_with(value))
print(tf.TensorSpec.from_tensor(tf.ones([2])), tf.type_spec_from_value(tf.ones([1])))
print(tf.TensorSpec.from_spec(spec, "y"))
attempt(lambda: tf.TensorSpec([-2]))
attempt(lambda: tf.TensorSpec([1], "no dtype"))
