# a TensorArray as an argument is traced per object
import tensorflow as tf


@tf.function
def f(array):
    return array.stack()


for n in (1.0, 2.0):
    array = tf.TensorArray(tf.float32, 1, clear_after_read=False).write(0, n)
    f(array)
    f(array)
    print(f.experimental_get_tracing_count())
