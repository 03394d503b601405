# initializers: values, dtypes and wrong uses
import tensorflow as tf
from parity import attempt, show

show("zeros", tf.zeros_initializer()([2], tf.int32))
show("ones", tf.ones_initializer()([2, 1]))
show("constant", tf.constant_initializer(3)([2]))
show("list", tf.constant_initializer([1.0, 2.0, 3.0, 4.0])([2, 2]))
show("as float", tf.constant_initializer(3)([2], tf.float32))
show("text", tf.constant_initializer("x")([2], tf.string))
attempt(lambda: tf.constant_initializer([1, 2, 3])([2, 2]))
attempt(lambda: tf.constant_initializer({}), "Invalid type for initial value")
attempt(lambda: tf.ones_initializer()([2], tf.string), "numeric or boolean")
attempt(lambda: tf.ones_initializer()([2], nonsense=1), "Keyword argument should be one of")
attempt(lambda: tf.random_normal_initializer()([2], tf.int32), "floating point")
print(tf.constant_initializer(3).get_config(), tf.zeros_initializer().get_config())
print(tf.random_normal_initializer().get_config(), tf.random_uniform_initializer().get_config())
show("variable", tf.Variable(lambda: tf.ones_initializer()([2], tf.float64)))
