# tf.debugging.assert_*: what passes, and the class of what does not
import tensorflow as tf
from parity import attempt

d = tf.debugging
attempt(lambda: d.assert_equal([1, 2], [1, 2]))
attempt(lambda: d.assert_equal([1, 2], [1, 3], message="not the same"), "not the same")
attempt(lambda: d.assert_less([1, 2], 3))
attempt(lambda: d.assert_less([1, 5], 3, message="too large"), "too large")
attempt(lambda: d.assert_greater(1, 1))
attempt(lambda: d.assert_greater_equal(1, 1))
attempt(lambda: d.assert_less_equal([3], [2]))
attempt(lambda: d.assert_none_equal([1, 2], 2))
attempt(lambda: d.assert_positive([1.0, 0.0]))
attempt(lambda: d.assert_negative([-1.0]))
attempt(lambda: d.assert_non_negative([0, -1]))
attempt(lambda: d.assert_non_positive([0, -1]))
attempt(lambda: d.assert_near(1.0, 1.0000001))
attempt(lambda: d.assert_near(1.0, 1.1))
attempt(lambda: d.assert_near([1.0], [1.1], atol=0.2))
