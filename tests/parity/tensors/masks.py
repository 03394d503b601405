# boolean masks: boolean_mask with axes, x[mask], tf.where of one argument
import tensorflow as tf
from parity import attempt, show

x = tf.constant([[1, 2, 3], [4, 5, 6]])
show("x[mask]", x[x > 2])
show("x[mask] of rows", x[tf.constant([False, True])])
show("boolean_mask", tf.boolean_mask(x, [True, False]))
show("axis 1", tf.boolean_mask(x, [True, False, True], axis=1))
show("where", tf.where(x > 2))
show("nothing", tf.boolean_mask([1, 2], [False, False]))
attempt(lambda: tf.boolean_mask(x, [True, False, True]))
attempt(lambda: tf.boolean_mask(x, True))
attempt(lambda: x[tf.constant([True, False, True])])
