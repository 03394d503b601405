# initializers that need no chance: constant, zeros, ones
import tensorflow as tf
from parity import attempt, show

show("constant", tf.constant_initializer(3)([2, 2]))
show("list", tf.constant_initializer([1, 2, 3, 4])([2, 2], dtype=tf.float32))
show("zeros", tf.zeros_initializer()([2]))
show("ones", tf.ones_initializer()(shape=(1, 2), dtype=tf.int32))
show("as initial value", tf.Variable(lambda: tf.ones_initializer()([2])))
print(tf.constant_initializer(3).get_config(), tf.zeros_initializer().get_config())
attempt(lambda: tf.constant_initializer([1, 2, 3])([2, 2]))
attempt(lambda: tf.zeros_initializer()([2], dtype=tf.string))
attempt(lambda: tf.constant_initializer(object()))
