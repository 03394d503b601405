# TensorShape: concatenation, merging, compatibility and assertions
import tensorflow as tf
from parity import attempt

a = tf.TensorShape([2, None])
b = tf.TensorShape([None, 3])
print(a + [4], [1] + a, a.concatenate([5]), a.concatenate(None))
print(
    a.merge_with(b),
    a.merge_with(None),
    a.is_compatible_with(b),
    a.is_compatible_with([3, 3]),
    a.is_compatible_with([2]),
)
print(a.most_specific_compatible_shape(tf.TensorShape([2, 5])), a.most_specific_compatible_shape([4, 5]))
print(a.with_rank(2), a.with_rank_at_least(1), a.with_rank_at_most(2), tf.TensorShape(None).with_rank(3))
print(
    a.is_subtype_of(b),
    tf.TensorShape([2, 3]).is_subtype_of(a),
    a.most_specific_common_supertype([tf.TensorShape([3, 3])]),
)
attempt(lambda: a.merge_with([3, 3]), "not compatible")
attempt(lambda: a.with_rank(3), "rank 3")
attempt(lambda: a.assert_is_compatible_with([3, 3]), "incompatible")
attempt(lambda: a.assert_has_rank(1))
attempt(lambda: a.assert_is_fully_defined())
attempt(lambda: a.assert_same_rank([1]))
print(tf.broadcast_static_shape(tf.TensorShape([2, 1]), tf.TensorShape([3])))
