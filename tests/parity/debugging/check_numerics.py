# check_numerics and assert_all_finite name what they found
import tensorflow as tf
from parity import attempt

inf, nan = float("inf"), float("nan")
attempt(lambda: tf.debugging.check_numerics([1.0, 2.0], "fine"))
attempt(lambda: tf.debugging.check_numerics([1.0, nan], "my tensor"), "my tensor", "NaN")
attempt(lambda: tf.debugging.check_numerics([1.0, inf], "my tensor"), "my tensor", "Inf")
attempt(lambda: tf.debugging.check_numerics([nan, inf], "both"), "both", "NaN", "Inf")
attempt(lambda: tf.debugging.assert_all_finite([1.0, nan], "not finite"), "not finite")


@tf.function
def f(x):
    return tf.debugging.check_numerics(tf.math.log(x), "log")


attempt(lambda: f(tf.constant(1.0)))
attempt(lambda: f(tf.constant(-1.0)), "log", "NaN")
attempt(lambda: tf.debugging.check_numerics(tf.constant([1]), "ints"))
