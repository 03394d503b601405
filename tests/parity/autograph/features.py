# optional features switched on: staged asserts
import tensorflow as tf
from parity import attempt


@tf.function(experimental_autograph_options=tf.autograph.experimental.Feature.ASSERT_STATEMENTS)
def positive(x):
    assert x > 0, "must be positive"
    return x * 2


attempt(lambda: positive(tf.constant(3)))
attempt(lambda: positive(tf.constant(-3)), "must be positive")
print(positive.experimental_get_tracing_count())
