# checks of rank, shape, type and dtype, eagerly
import tensorflow as tf
from parity import attempt

d = tf.debugging
x = tf.ones([2, 3])
attempt(lambda: d.assert_rank(x, 2))
attempt(lambda: d.assert_rank(x, 3, message="three wanted"), "three wanted")
attempt(lambda: d.assert_rank_at_least(x, 3))
attempt(lambda: d.assert_rank_in(x, (1, 2)))
attempt(lambda: d.assert_scalar(x))
attempt(lambda: d.assert_type(x, tf.float32))
attempt(lambda: d.assert_type(x, tf.int32))
attempt(lambda: d.assert_integer(x))
attempt(lambda: d.assert_same_float_dtype([x, tf.ones([1], tf.float64)]))
attempt(lambda: d.assert_same_float_dtype([x, x]))
attempt(lambda: d.assert_shapes([(x, ("N", "D")), (tf.ones([3]), ("D",))]))
attempt(lambda: d.assert_shapes([(x, ("N", "D")), (tf.ones([4]), ("D",))]))
attempt(lambda: d.assert_proper_iterable([1]))
attempt(lambda: d.assert_proper_iterable(1))
print(d.is_numeric_tensor(x), d.is_numeric_tensor(tf.constant("a")))
