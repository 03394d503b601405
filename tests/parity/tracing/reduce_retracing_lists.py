# reduce_retracing keeps lengths of lists apart
import tensorflow as tf
from parity import counts


@tf.function(reduce_retracing=True)
def f(items):
    print("tracing", [item.shape for item in items])
    return tf.add_n([tf.reduce_sum(item) for item in items])


one, two, three = tf.ones([1]), tf.ones([2]), tf.ones([3])
counts(f, ([one],), ([one, one],), ([two],), ([three],), ([three, two],), ([two, three],))
