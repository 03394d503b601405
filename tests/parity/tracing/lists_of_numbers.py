# a list of Python numbers is traced by its values; a tensor of them is not
import tensorflow as tf
from parity import counts


@tf.function
def f(values):
    return tf.reduce_sum(tf.convert_to_tensor(values))


counts(f, ([1, 2, 3],), ([1, 2, 4],), ([1, 2, 3],), ((1, 2, 3),))
counts(f, (tf.constant([1, 2, 3]),), (tf.constant([1, 2, 4]),))
