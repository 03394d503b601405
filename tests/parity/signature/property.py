# the input_signature property
import tensorflow as tf

spec = tf.TensorSpec([None], tf.float32)
print(tf.function(lambda x: x, input_signature=[spec]).input_signature)
print(tf.function(lambda x: x).input_signature)
print(tf.function(lambda: tf.constant(1)).input_signature)
print(tf.function(lambda: tf.constant(1), input_signature=[]).input_signature)
print(tf.function(lambda x=1: x, input_signature=[]).input_signature)
print(tf.function(lambda x, y: x, input_signature=[{"a": spec}, [spec]]).input_signature)
