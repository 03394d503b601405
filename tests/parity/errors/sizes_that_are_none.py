# Shapes with sizes that are none: fills, random numbers, broadcasts, repeats, reshapes; eagerly, traced, and known to the run alone.
import tensorflow as tf
from parity import attempt


def both(f, eager, traced):
    attempt(f, eager)
    attempt(lambda: tf.function(f, autograph=False)(), traced)


def late(f, values):
    attempt(lambda: tf.function(f, autograph=False)(tf.constant(values)), "Dimension -1 must be >= 0")


for make in tf.zeros, tf.ones, lambda shape: tf.fill(shape, 1.0):
    both(lambda make=make: make([2, -1]), "Dimension -1 must be >= 0", "Fill dimensions must be >= 0")
    late(make, [2, -1])
both(lambda: tf.fill([2], [1.0, 2.0]), "value must represent a scalar, got", "Shape must be rank 0 but is rank 1")
both(lambda: tf.random.normal([-1]), "Dimension -1 must be >= 0", "Dimension -1 must be >= 0")
both(lambda: tf.random.uniform([2, -3]), "Dimension -3 must be >= 0", "Invalid value in tensor used for shape: -3")
both(lambda: tf.broadcast_to([1.0], [-1, 1]), "Dimension -1 must be >= 0", "Dimension -1 must be >= 0")
both(lambda: tf.tile([[1.0]], [2, -1]), "Expected multiples[1] >= 0, but got -1", "Expected multiples[1] >= 0, but got -1")
both(lambda: tf.tile([[1.0]], [2]), "Expected multiples argument to be a vector of length 2", "Shape must be rank 2 but is rank 1")
both(lambda: tf.constant([1, 2, 3], shape=[2, 2]), "has 3 elements", "Expected Tensor's shape")
both(lambda: tf.range(10, 0), "Requires start <= limit when delta > 0", "Requires start <= limit when delta > 0")
both(lambda: tf.split(tf.ones([6]), [1, 2]), "Determined shape must either match", "can't split axis of size 6")
shaped = tf.function(tf.reshape, input_signature=[tf.TensorSpec([None]), tf.TensorSpec([None], tf.int32)])
attempt(lambda: shaped(tf.ones([6]), tf.constant([4, 2])), "Input to reshape is a tensor with 6 values, but the requested shape has 8")
attempt(lambda: shaped(tf.ones([6]), tf.constant([-1, -1])), "Only one input size may be -1, not both 0 and 1")
attempt(lambda: shaped(tf.ones([6]), tf.constant([-2, 3])), "Size 0 must be non-negative, not -2")
attempt(lambda: tf.reshape(tf.ones([6]), [-2, 3]), "Size 0 must be non-negative, not -2")
