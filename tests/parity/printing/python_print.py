# print, format and f-strings of eager tensors and variables
import tensorflow as tf

x = tf.constant([1.5, 2.0])
print(x)
print(tf.constant(3), tf.Variable(2.5), [tf.constant(1)])
print(f"{x} {tf.constant(2)} {tf.constant(2.5):.3f}")
print("%s" % tf.constant(7), str(tf.constant([True])), "{}".format(tf.constant("s")))
print({"a": tf.constant(1)}, (tf.constant(2),))
