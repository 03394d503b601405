# an argument that is returned as it came is a tensor of its own
import tensorflow as tf

f = tf.function(lambda x: x)
x = tf.constant([1.0, 2.0])
y = f(x)
print(y is x, y.numpy(), isinstance(y, tf.Tensor), hasattr(y, "numpy"))
