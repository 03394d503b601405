# What concat says of sizes, ranks and axes that do not fit, eagerly, traced and where only the run knows.
import tensorflow as tf
from parity import attempt


def traced(f, *args):
    return lambda: tf.function(f, autograph=False)(*args)


a, b, c = tf.ones([2, 3]), tf.ones([2, 5]), tf.ones([7, 3])
attempt(lambda: tf.concat([a, b], 0), "ConcatOp : Dimension 1 in both shapes must be equal: shape[0] = [2,3] vs. shape[1] = [2,5]")
attempt(lambda: tf.concat([a, c], 1), "ConcatOp : Dimension 0 in both shapes must be equal")
attempt(lambda: tf.concat([a, tf.ones([3])], 0), "ConcatOp : Ranks of all input tensors should match")
attempt(lambda: tf.concat([a, a], 2), "ConcatOp : Expected concatenating dimensions in the range [-2, 2), but got 2")
attempt(lambda: tf.concat([1.0, 2.0], 0), "Can't concatenate scalars (use tf.stack instead)")
attempt(traced(lambda x: tf.concat([x, b], 0), a), "Dimension 0 in both shapes must be equal, but are 3 and 5")
attempt(traced(lambda x: tf.concat([x, c], -1), a), "Dimension 0 in both shapes must be equal, but are 2 and 7")
attempt(traced(lambda x: tf.concat([x, tf.ones([3])], 0), a), "Shape must be rank 2 but is rank 1")
attempt(traced(lambda x: tf.concat([x, x], 2), a), "Shape must be at least rank 3 but is rank 2")
attempt(traced(lambda x: tf.concat([x, x], -4), a), "Shape must be at least rank 4 but is rank 2")
attempt(traced(lambda x: tf.concat([x, x], 0), tf.constant(1.0)), "Can't concatenate scalars (use tf.stack instead)")
late = tf.function(lambda x, y: tf.concat([x, y], 0), input_signature=[tf.TensorSpec([None, None])] * 2)
attempt(lambda: late(a, b), "in both shapes must be equal")
