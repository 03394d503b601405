# TensorSpec: making, comparing, from tensors and values, compatibility
import numpy as np
import tensorflow as tf

s = tf.TensorSpec([None, 2], tf.float32, name="x")
print(s, repr(tf.TensorSpec([2])), s.shape, s.dtype, s.name)
print(
    s == tf.TensorSpec([None, 2], tf.float32, name="x"),
    s == tf.TensorSpec([None, 2]),
    s != tf.TensorSpec([None, 2], tf.int32, "x"),
)
print(tf.TensorSpec.from_tensor(tf.ones([2, 3])), tf.TensorSpec.from_spec(s, name="y"))
print(tf.type_spec_from_value(tf.constant([1, 2])), tf.type_spec_from_value(np.zeros([2], np.int8)))
print(
    s.is_compatible_with(tf.ones([5, 2])),
    s.is_compatible_with(tf.ones([2])),
    s.is_compatible_with(tf.TensorSpec([3, 2])),
)
print(s.most_specific_compatible_type(tf.TensorSpec([3, 4], tf.float32, name="x")))
print(tf.TensorSpec([2]).is_subtype_of(tf.TensorSpec([None])), tf.TensorSpec([None]).is_subtype_of(tf.TensorSpec([2])))
print(tf.TensorSpec(None, tf.string), tf.TensorSpec([], "int32"), hash(s) == hash(tf.TensorSpec([None, 2], name="x")))
