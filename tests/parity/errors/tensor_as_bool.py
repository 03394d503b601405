# a tensor of a trace has no truth, is no sequence and no number
import tensorflow as tf
from parity import attempt


def traced(use):
    return lambda: tf.function(use, autograph=False)(tf.constant([1.0, 2.0]))


attempt(traced(lambda x: 1 if x[0] > 0.0 else 2))
attempt(traced(lambda x: not x[0]))
attempt(traced(lambda x: x[0] > 0.0 and x[1] > 0.0))
attempt(traced(lambda x: [y for y in x]))
attempt(traced(lambda x: tuple(x)))
attempt(traced(lambda x: 1.0 in x))
attempt(traced(lambda x: range(x[0])))
attempt(traced(lambda x: sum(x)))
