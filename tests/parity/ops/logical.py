# logical functions take bools only
import tensorflow as tf
from parity import attempt, show

p, q = tf.constant([True, True, False, False]), tf.constant([True, False, True, False])
show("and", tf.logical_and(p, q))
show("or", tf.logical_or(p, q))
show("xor", tf.math.logical_xor(p, q))
show("not", tf.logical_not(p))
show("all", tf.reduce_all(p | q))
show("any axis", tf.reduce_any(tf.reshape(q, [2, 2]), axis=1))
show("equal", tf.equal([1, 2], [1, 3]))
show("not_equal", tf.not_equal([1, 2], [1, 3]))
show("greater", tf.greater([1, 2], [1, 1]))
show("less_equal", tf.less_equal([1, 2], [1, 1]))
attempt(lambda: tf.logical_and(1, 0))
attempt(lambda: tf.logical_not(tf.constant([1])))
attempt(lambda: tf.equal(tf.constant(1), tf.constant(1.0)))
