# tf.cond in a function: branches that do not fit
import tensorflow as tf
from parity import attempt


def traced(true_fn, false_fn, pred=True):
    return tf.function(lambda p: tf.cond(p, true_fn, false_fn))(tf.constant(pred))


one, two = tf.constant(1.0), tf.constant(2)
attempt(lambda: traced(lambda: one, lambda: two))
attempt(lambda: traced(lambda: {"a": one}, lambda: {"b": one}), "same nested structure")
attempt(lambda: traced(lambda: one, lambda: None))
attempt(lambda: traced(lambda: None, lambda: None))
attempt(lambda: traced(lambda: tf.ones([2]), lambda: tf.ones([3])))
attempt(lambda: traced(lambda: 1, lambda: 2))
attempt(lambda: traced(lambda: one, lambda: one, 1))
attempt(lambda: traced(lambda: one, lambda: one, "a"))
attempt(lambda: traced(lambda: one, lambda: one, [True]))
