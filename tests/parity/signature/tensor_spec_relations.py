# TensorSpec as a trace type: subtypes and common supertypes
import tensorflow as tf


def spec(shape, dtype=tf.float32, name=None):
    return tf.TensorSpec(shape, dtype, name)


for a, b in (
    (spec([2]), spec([None])),
    (spec([None]), spec([2])),
    (spec([None]), spec(None)),
    (spec(None), spec([None])),
    (spec([2, 3]), spec([None])),
    (spec([2]), spec([2], tf.int32)),
    (spec([2]), spec([2], name="y")),
    (spec([2], name="y"), spec([2])),
):
    print(a.shape, b.shape, a.is_subtype_of(b), a.most_specific_common_supertype([b]))
print(spec([1, 2, 3]).most_specific_common_supertype([spec([1, 5, 3]), spec([4, 2, 3])]))
print(spec([1]).most_specific_compatible_type(spec([2])))
