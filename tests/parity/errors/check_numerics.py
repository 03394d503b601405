# check_numerics finds NaN and infinity when it runs
import tensorflow as tf
from parity import attempt


@tf.function
def f(x):
    return tf.debugging.check_numerics(tf.math.log(x), "my words")


attempt(lambda: f(tf.constant(1.0)))
attempt(lambda: f(tf.constant(0.0)), "my words")
attempt(lambda: f(tf.constant(-1.0)), "my words")
