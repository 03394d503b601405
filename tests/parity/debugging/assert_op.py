# tf.debugging.Assert: condition and data, eagerly and in a function
import tensorflow as tf
from parity import attempt


@tf.function
def f(x):
    tf.debugging.Assert(tf.reduce_all(x > 0), ["values:", x], summarize=10)
    return x


attempt(lambda: tf.debugging.Assert(True, ["fine"]))
attempt(lambda: tf.debugging.Assert(tf.constant(False), ["bad", tf.constant([1, 2])]), "bad")
attempt(lambda: tf.debugging.Assert(False, [1]))
attempt(lambda: f(tf.constant([1, 2])))
attempt(lambda: f(tf.constant([1, -2])), "values:", "-2")
print(tf.Assert is tf.debugging.Assert)
