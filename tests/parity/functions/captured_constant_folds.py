# a small captured tensor is known while tracing: it can give shapes
import tensorflow as tf

size = tf.constant([2, 3])


@tf.function
def f(x):
    y = tf.reshape(x, size)
    z = tf.zeros(size)
    print(y.shape, z.shape, tf.get_static_value(size))
    return y + z


print(f(tf.range(6.0)).numpy().tolist())
