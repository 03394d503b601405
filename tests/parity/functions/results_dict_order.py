# a returned dict keeps the order of its keys and its class
import collections
import tensorflow as tf

f = tf.function(lambda: {"b": tf.constant(1), "a": tf.constant(2)})
print(list(f()))
g = tf.function(lambda: collections.OrderedDict(z=tf.constant(1), y=tf.constant(2)))
print(type(g()).__name__, list(g()))
