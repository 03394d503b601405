# big arrays are shortened with dots, long rows are broken
import tensorflow as tf

print(tf.range(2000))
print(tf.reshape(tf.range(4000), [40, 100]))
print(tf.cast(tf.range(25), tf.float32) * 1000.5)
print(tf.constant([1e-5, 1.0, 1e5]))
