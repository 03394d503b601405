# tf.nest.assert_same_structure and is_nested
import tensorflow as tf
from parity import attempt

n = tf.nest
attempt(lambda: n.assert_same_structure([1, (2,)], ["a", ("b",)]))
attempt(lambda: n.assert_same_structure([1], [1, 2]), "same nested structure")
attempt(lambda: n.assert_same_structure([1], (1,)), "same nested structure")
attempt(lambda: n.assert_same_structure([1], (1,), check_types=False))
attempt(lambda: n.assert_same_structure({"a": 1}, {"b": 1}))
attempt(lambda: n.assert_same_structure(1, [1]))
print(
    n.is_nested([1]),
    n.is_nested("ab"),
    n.is_nested({}),
    n.is_nested(1),
    n.is_nested(tf.constant([1])),
    n.is_nested({1, 2}),
)
